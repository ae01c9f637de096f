import { withPlainBlanks } from '../../../testing/mail-server.js';
import { classChange, type ClassFacts } from '../../schedule/classes/class-change.rules.js';
import { changedFacts } from './changed-facts.letter.js';

const FOUR_DAYS = ['2027-01-25', '2027-01-26', '2027-01-27', '2027-01-28'].map((date) => on(date));
const [first = on(''), ...others] = FOUR_DAYS;

function on(date: string, startTime = '08:00') {
  return { date, startTime, endTime: '16:30' };
}

/** What a mail says to have changed. */
function linesOf(days: ClassFacts['days'], language: 'en' | 'es' = 'en', timeZone = 'America/Denver') {
  const known: ClassFacts = {
    status: 'scheduled',
    language: 'en',
    timeZone: 'America/Denver',
    locationName: 'Salt Lake Training Center',
    address: { street1: '2155 S Quarry Road', city: 'Salt Lake City', state: 'UT', zip: '84119' },
    days: FOUR_DAYS,
  };
  const now = { ...known, days, timeZone };
  const change = classChange(known, now);
  if (!change) throw new Error('nothing has changed');
  const names = { name: 'Forklift', nameEs: 'Montacargas', locationNameEs: null };
  return changedFacts({ language, classInstance: { ...now, ...names } }, known, change).map(
    ({ label, value }) => withPlainBlanks(`${label}: ${value}`),
  );
}

describe('the changed days of a class', () => {
  it('are only those that differ, before and after, in both languages', () => {
    const later = [on('2027-01-25', '10:00'), ...others];
    expect(linesOf(later)).toEqual([
      'Day 1, previous date: Monday, January 25, 2027, 8:00 AM – 4:30 PM',
      'Day 1, new date: Monday, January 25, 2027, 10:00 AM – 4:30 PM',
    ]);
    expect(linesOf(later, 'es')).toEqual([
      'Día 1 (antes): lunes 25 de enero de 2027, 8:00 a.m. – 4:30 p.m.',
      'Día 1 (ahora): lunes 25 de enero de 2027, 10:00 a.m. – 4:30 p.m.',
    ]);
  });

  it('include one that is added', () => {
    expect(linesOf([...FOUR_DAYS, on('2027-01-29')])).toEqual([
      'Day 5, new date: Friday, January 29, 2027, 8:00 AM – 4:30 PM',
    ]);
  });

  it('include one that is dropped, in both languages', () => {
    expect(linesOf(FOUR_DAYS.slice(0, 3))).toEqual([
      'Day 4, previous date: Thursday, January 28, 2027, 8:00 AM – 4:30 PM',
      'Day 4, new date: will not take place',
    ]);
    expect(linesOf([first], 'es').slice(-3)).toEqual(
      [2, 3, 4].map((day) => `Día ${day} (ahora): ya no hay clase`),
    );
  });

  it('are all if the whole class is at other times', () => {
    const later = FOUR_DAYS.map(({ date }) => on(date, '10:00'));
    expect(linesOf(later)).toHaveLength(8);
    expect(linesOf(FOUR_DAYS, 'en', 'America/Chicago')).toHaveLength(8);
    expect(linesOf([on('2027-02-01')])).toEqual([
      expect.stringMatching(/^Day 1, previous date: Monday/),
      expect.stringMatching(/^Day 2, previous date: Tuesday/),
      expect.stringMatching(/^Day 3, previous date: Wednesday/),
      expect.stringMatching(/^Day 4, previous date: Thursday/),
      'New date: Monday, February 1, 2027, 8:00 AM – 4:30 PM',
    ]);
  });
});
