import { Satisfies } from '../../platform/validation/rules.js';
import { isCalendarDate } from './class-days.rules.js';

const isDate = (value: unknown): boolean => typeof value === 'string' && isCalendarDate(value);

/** A day of the calendar, without a time: YYYY-MM-DD. */
export const CalendarDate = (): PropertyDecorator =>
  Satisfies('isDate', isDate, { en: 'Must be a date: YYYY-MM-DD', es: 'Debe ser una fecha: AAAA-MM-DD' });
