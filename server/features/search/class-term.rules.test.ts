import { readClassTerm } from './class-term.rules.js';

const read = (text: string, locale: 'en' | 'es' = 'en', today = '2027-01-11') =>
  readClassTerm(text, today, locale);

describe('a date in a search text', () => {
  it.each([
    ['2027-03-09', '2027-03-09'],
    ['3/9', '2027-03-09'],
    ['03/09/2027', '2027-03-09'],
    ['3/9/27', '2027-03-09'],
    ['mar 9', '2027-03-09'],
    ['March 9th, 2028', '2028-03-09'],
    ['9 march', '2027-03-09'],
    ['9 de marzo', '2027-03-09'],
    ['9 de marzo de 2028', '2028-03-09'],
    ['Marzo 9', '2027-03-09'],
    ['sept. 5 2027', '2027-09-05'],
    ['setiembre 5 2027', '2027-09-05'],
    ['today', '2027-01-11'],
    ['mañana', '2027-01-12'],
  ])('is recognized in %j', (text, date) => {
    expect(read(text)).toEqual({ date, words: [] });
  });

  it('has the month first in English and the day first in Spanish, unless there is no such date', () => {
    expect(read('3/9', 'es').date).toBe('2026-09-03');
    expect(read('25/1').date).toBe('2027-01-25');
    expect(read('1/25', 'es').date).toBe('2027-01-25');
  });

  it('is the nearest one if it has no year', () => {
    expect(read('dec 20').date).toBe('2026-12-20');
    expect(read('jan 5', 'en', '2027-12-20').date).toBe('2028-01-05');
    expect(read('feb 29', 'en', '2027-12-20').date).toBe('2028-02-29');
  });

  it('is removed from the other words', () => {
    expect(read('forklift 3/9 Provo')).toEqual({ date: '2027-03-09', words: ['forklift', 'provo'] });
    expect(read('Montacargas 9 de marzo')).toEqual({ date: '2027-03-09', words: ['montacargas'] });
    expect(read('mar 2 de febrero')).toEqual({ date: '2027-02-02', words: ['mar'] });
  });

  it.each(['OSHA 10', 'maria 12', 'ma 3', '13/45', '2027-02-30', 'feb 30', 'room 3/9a', 'mary 5'])(
    'is not recognized in %j',
    (text) => {
      expect(read(text).date).toBeUndefined();
    },
  );
});
