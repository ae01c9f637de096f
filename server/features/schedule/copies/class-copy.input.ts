import { ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key.js';
import { RecordInput, EditionInput } from '../../../platform/graphql/versioned-id.js';
import { AtMostItems, Optional, Required, Whole } from '../../../platform/validation/rules.js';
import { CalendarDate, CalendarDates } from '../days/calendar-date.rules.js';
import type { CopyPlan } from './class-copy.rules.js';
import { MAX_COPIES, MAX_COPY_INTERVAL_WEEKS, MAX_KEPT_HOLIDAYS } from '../schedule.constants.js';

@InputType({ description: 'A class to copy, and when to hold the copies.' })
export class CopyClassInput extends RecordInput implements CopyPlan {
  @Field(() => String, {
    description: 'YYYY-MM-DD: the first day of the first copy; the other days keep their intervals.',
  })
  @Required({ en: 'Date required', es: 'Elija la fecha' })
  @CalendarDate()
  firstDate!: string;

  @Field(() => Int, {
    defaultValue: 1,
    description: 'Number of copies, 1 to 26.',
  })
  @Whole(
    {
      en: 'Number of classes must be from {min} to {max}',
      es: 'El número de clases debe ser de {min} a {max}',
    },
    { min: 1, max: MAX_COPIES },
  )
  count: number = 1;

  @Field(() => Int, {
    defaultValue: 1,
    description: 'Weeks from one copy to the next, 1 to 4.',
  })
  @Whole(
    {
      en: 'Weeks between classes must be from {min} to {max}',
      es: 'Las semanas entre las clases deben ser de {min} a {max}',
    },
    { min: 1, max: MAX_COPY_INTERVAL_WEEKS },
  )
  intervalWeeks: number = 1;

  @Field(() => [String], {
    nullable: true,
    description:
      'YYYY-MM-DD: federal holidays on which classes are held anyway. Dates on which a class would contain any other federal holiday are skipped.',
  })
  @Optional()
  @AtMostItems(MAX_KEPT_HOLIDAYS, { en: 'At most {most} holidays', es: 'Máximo {most} días feriados' })
  @CalendarDates()
  keptDates?: string[];

  @IdempotencyKey(
    'Unique per submitted form; ignored in a preview. A repeated request with this key returns the copies that the first one scheduled, whatever else it contains.',
  )
  idempotencyKey?: string;
}

@InputType({ description: 'Up to 26 classes that were just scheduled.' })
export class TakeBackClassesInput {
  @Field(() => [EditionInput], {
    description: 'Each with its version when scheduled. A class that has changed since stays.',
  })
  @Required({ en: 'Classes required', es: 'Faltan las clases' })
  @AtMostItems(MAX_COPIES, { en: 'At most {most} classes', es: 'Máximo {most} clases' })
  @ValidateNested()
  classes!: EditionInput[];
}
