import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { AtMost, AtMostItems, Required } from '../../platform/validation/rules.js';
import { MERGE_CHOICES, type MergeChoice } from '../students/student.constants.js';

const MergeChoiceEnum = enumOf(MERGE_CHOICES);
registerEnumType(MergeChoiceEnum, {
  name: 'MergeChoice',
  description: 'What is kept of one of two students; each stands for what belongs together.',
  valuesConfig: {
    firstName: { description: 'The given name.' },
    lastName: { description: 'The family name.' },
    email: { description: 'The email address.' },
    companyName: { description: 'The employer, or that there is none.' },
    phone: { description: 'The phone number, with whether SMS reminders are wanted there.' },
    emergencyContact: { description: 'Name and phone of the emergency contact.' },
  },
});

@InputType({ description: 'Two students who are one person.' })
export class MergeStudentsInput {
  @Field(() => ID, { description: 'The student that stays.' })
  @Required({ en: 'Student required', es: 'Elija un participante' })
  @AtMost(36)
  keptId!: string;

  @Field(() => Int, {
    description: 'Its version that was seen; CONFLICT when somebody has changed it since.',
  })
  keptVersion!: number;

  @Field(() => ID, { description: 'The student that is merged into it, and leaves lists and search.' })
  @Required({ en: 'Student required', es: 'Elija un participante' })
  @AtMost(36)
  mergedId!: string;

  @Field(() => Int, {
    description: 'Its version that was seen; CONFLICT when somebody has changed it since.',
  })
  mergedVersion!: number;

  @Field(() => [MergeChoiceEnum], {
    defaultValue: [],
    description: 'What is taken over from the student that is merged; the rest is as the other one has it.',
  })
  @AtMostItems(MERGE_CHOICES.length, { en: 'At most {most} values', es: 'Máximo {most} valores' })
  taken!: MergeChoice[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Says that both bookings stay where both students have a seat in the same class.',
  })
  keepsBothSeats: boolean = false;
}
