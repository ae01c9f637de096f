import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { RequiredId } from '../../platform/graphql/id-field.js';
import { AtMostItems } from '../../platform/validation/rules.js';
import { MERGE_CHOICES, type MergeChoice } from './merge.constants.js';

const MergeChoiceEnum = enumOf(MERGE_CHOICES);
registerEnumType(MergeChoiceEnum, {
  name: 'MergeChoice',
  description: 'Data of a student that can be kept in a merge.',
  valuesConfig: {
    firstName: { description: 'The given name.' },
    lastName: { description: 'The family name.' },
    email: { description: 'The email address.' },
    companyName: { description: 'The employer, including none.' },
    phone: { description: 'The phone number and the choice of SMS reminders.' },
    emergencyContact: { description: 'Name and phone of the emergency contact.' },
  },
});

@InputType({ description: 'Two students who are the same person.' })
export class MergeStudentsInput {
  @RequiredId('The student to keep.', { en: 'Student required', es: 'Elija un participante' })
  keptId!: string;

  @Field(() => Int, {
    description: 'The version of it that you read; CONFLICT if it has changed since.',
  })
  keptVersion!: number;

  @RequiredId('The student to merge into it, which is then removed from lists and search.', {
    en: 'Student required',
    es: 'Elija un participante',
  })
  mergedId!: string;

  @Field(() => Int, {
    description: 'The version of it that you read; CONFLICT if it has changed since.',
  })
  mergedVersion!: number;

  @Field(() => [MergeChoiceEnum], {
    defaultValue: [],
    description: 'What to take from the merged student; everything else is kept from the other one.',
  })
  @AtMostItems(MERGE_CHOICES.length, { en: 'At most {most} values', es: 'Máximo {most} valores' })
  taken!: MergeChoice[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Confirms that both bookings stay if both students have a seat in the same class.',
  })
  keepsBothSeats: boolean = false;
}
