import type { Locale } from '../../platform/i18n/message.js';
import { dateText, datesText } from './certificate.texts.js';

/** Without the spaces around a dash, which differ between versions of Node.js. */
const plain = (text: string): string => text.replaceAll(/\s*–\s*/g, '–');

describe('the dates of a certificate', () => {
  it.each<[Locale, string[], string]>([
    ['en', ['2027-01-25'], 'January 25, 2027'],
    ['es', ['2027-01-25'], '25 de enero de 2027'],
    ['en', ['2027-01-25', '2027-01-26', '2027-01-27'], 'January 25–27, 2027'],
    ['es', ['2027-01-31', '2027-02-01'], '31 de enero–1 de febrero de 2027'],
    ['en', ['2027-01-25', '2027-02-01', '2027-02-02'], 'January 25, 2027 and February 1–2, 2027'],
    ['es', ['2027-01-25', '2027-02-01'], '25 de enero de 2027 y 1 de febrero de 2027'],
    ['en', ['2027-01-04', '2027-01-06', '2027-01-08', '2027-01-11'], 'January 4–11, 2027 (4 days)'],
    [
      'es',
      ['2026-12-28', '2026-12-30', '2027-01-04', '2027-01-06'],
      '28 de diciembre de 2026–6 de enero de 2027 (4 días)',
    ],
  ])('are in %s of %j: %s', (language, dates, text) => {
    expect(plain(datesText(dates, language))).toBe(text);
  });

  it('have the day of completion', () => {
    expect([dateText('2027-01-26', 'en'), dateText('2027-01-26', 'es')]).toEqual([
      'January 26, 2027',
      '26 de enero de 2027',
    ]);
  });
});
