import { message } from '../i18n/message.js';
import { centsFromDecimal } from '../money/money.js';
import { custom } from './rest-input.js';

const NOT_MONEY = message({
  en: 'Must be an amount with at most two decimals',
  es: 'Debe ser una cantidad con dos decimales como máximo',
});

/** A JSON number of dollars, read as cents. */
export const money = (name: string): ReturnType<typeof custom> =>
  custom(name, (value) => {
    const cents = typeof value === 'number' ? centsFromDecimal(value) : null;
    return cents === null ? { problem: NOT_MONEY } : { value: cents };
  });
