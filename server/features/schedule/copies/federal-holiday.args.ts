import { ArgsType, Field } from 'type-graphql';
import { AtMostItems, Required } from '../../../platform/validation/rules.js';
import { CalendarDates, NO_DATE } from '../days/calendar-date.rules.js';
import { MAX_DAYS } from '../schedule.constants.js';

@ArgsType()
export class FederalHolidayArgs {
  @Field(() => [String], { description: `YYYY-MM-DD: up to ${MAX_DAYS} dates.` })
  @Required(NO_DATE)
  @AtMostItems(MAX_DAYS, { en: 'At most {most} dates', es: 'Máximo {most} fechas' })
  @CalendarDates()
  dates!: string[];
}
