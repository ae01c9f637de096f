import type { MessageText } from '../../../platform/i18n/message.js';
import { Satisfies } from '../../../platform/validation/rules.js';
import { isCalendarDate } from './class-days.rules.js';

const isDate = (value: unknown): boolean => typeof value === 'string' && isCalendarDate(value);

export const areDates = (value: unknown): boolean => Array.isArray(value) && value.every(isDate);

export const NO_DATE: MessageText = {
  en: 'Must be a date: YYYY-MM-DD',
  es: 'Escriba una fecha válida: AAAA-MM-DD',
};

/** A calendar date without a time: YYYY-MM-DD. */
export const CalendarDate = (text = NO_DATE): PropertyDecorator =>
  Satisfies('isDate', isDate, text, { format: 'date' });
