import {
  classChange,
  factsOf,
  hasLastDayBegun,
  isOver,
  isPutOff,
  startOfClass,
  type ClassFacts,
} from './class-change.rules.js';

const day = (date: string, startTime = '08:00', endTime = '16:30') => ({ date, startTime, endTime });
const facts = (changes: Partial<ClassFacts> = {}): ClassFacts => ({
  status: 'scheduled',
  language: 'en',
  timeZone: 'America/Denver',
  locationName: 'Salt Lake Training Center',
  address: { street1: '2155 S Quarry Road', city: 'Salt Lake City', state: 'UT', zip: '84119' },
  days: [day('2027-01-25'), day('2027-01-26')],
  ...changes,
});
const address = facts().address;
const nothingElse = { hasOtherPlace: false, hasOtherDays: false, hasOtherLanguage: false };

describe('classChange', () => {
  it.each([
    ['nothing', {}],
    ['a capital in the street', { address: { ...address, street1: '2155 s Quarry  road ' } }],
    [
      'a suite in the first line of the street',
      { address: { ...address, street1: '2155 S Quarry Road, Suite 4' } },
      { address: { ...address, street2: 'Suite 4' } },
    ],
    ['an empty suite', { address: { ...address, street2: null } }],
    ['a zone with the same clocks', { timeZone: 'America/Boise' }],
    ['that it has taken place', { status: 'completed' as const }],
    ['that it has taken place elsewhere', { status: 'completed' as const, locationName: 'Hall' }],
  ])('ignores %s', (_what, changes, before: Partial<ClassFacts> = {}) => {
    expect(classChange(facts(before), facts(changes))).toBeNull();
  });

  it.each([
    ['another venue', { locationName: 'Hall' }, { hasOtherPlace: true }],
    ['another suite', { address: { ...address, street2: 'Suite 4' } }, { hasOtherPlace: true }],
    ['another hour', { days: [day('2027-01-25', '09:00'), day('2027-01-26')] }, { hasOtherDays: true }],
    [
      'an earlier end',
      { days: [day('2027-01-25'), day('2027-01-26', '08:00', '12:00')] },
      { hasOtherDays: true },
    ],
    ['a day less', { days: [day('2027-01-25')] }, { hasOtherDays: true }],
    ['other clocks', { timeZone: 'America/Los_Angeles' }, { hasOtherDays: true }],
    ['another language', { language: 'es' as const }, { hasOtherLanguage: true }],
  ])('reports %s', (_what, changes, differences) => {
    expect(classChange(facts(), facts(changes))).toEqual({ kind: 'changed', ...nothingElse, ...differences });
  });

  it('reports that a class is cancelled, whatever else has changed, and that it takes place after all', () => {
    const cancelled = facts({ status: 'cancelled' });
    expect(classChange(facts(), cancelled)).toEqual({ kind: 'cancelled', ...nothingElse });
    expect(classChange(cancelled, facts())).toEqual({ kind: 'restored', ...nothingElse });
    expect(classChange(cancelled, facts({ language: 'es' }))).toMatchObject({
      kind: 'restored',
      hasOtherLanguage: true,
    });
    expect(classChange(cancelled, { ...cancelled, locationName: 'Hall' })).toBeNull();
    expect(classChange(facts({ status: 'completed' }), cancelled)?.kind).toBe('cancelled');
  });

  it('compares stored facts like those of a class', () => {
    const stored = JSON.parse(JSON.stringify(factsOf(facts()))) as ClassFacts;
    expect(classChange(stored, facts())).toBeNull();
    expect(factsOf({ ...facts(), id: 'not a fact' } as ClassFacts)).not.toHaveProperty('id');
  });
});

it('is over at the end of its last day, in the venue’s time', () => {
  expect(isOver(facts(), new Date('2027-01-26T23:29:59.999Z'))).toBe(false);
  expect(isOver(facts(), new Date('2027-01-26T23:30:00.000Z'))).toBe(true);
  expect(startOfClass(facts())).toEqual(new Date('2027-01-25T15:00:00.000Z'));
});

describe('an edit of days', () => {
  const FIRST_START = new Date('2027-01-25T15:00:00.000Z');
  const LAST_START = new Date('2027-01-26T15:00:00.000Z');
  const justBefore = (moment: Date) => new Date(moment.getTime() - 1);
  const isPutOffAt = (now: Date, days: ClassFacts['days'], before = facts()) =>
    isPutOff({ classInstanceId: 'c1', before, after: { ...before, days } }, now);

  it('depends on the start of the last day, in the venue’s time', () => {
    expect(hasLastDayBegun(facts(), justBefore(LAST_START))).toBe(false);
    expect(hasLastDayBegun(facts(), LAST_START)).toBe(true);
  });

  it('puts a class off if its last day has begun and is then still to come', () => {
    const later = [day('2027-01-25'), day('2027-01-27')];
    expect(isPutOffAt(justBefore(LAST_START), later)).toBe(false);
    expect(isPutOffAt(LAST_START, later)).toBe(true);
    expect(isPutOffAt(LAST_START, [day('2027-01-25'), day('2027-01-26', '07:00')])).toBe(false);
    expect(isPutOffAt(LAST_START, [...facts().days, day('2027-01-27')])).toBe(true);
  });

  it('puts a class off if it has begun and is then still to come', () => {
    const later = [day('2027-02-25'), day('2027-02-26')];
    expect(isPutOffAt(justBefore(FIRST_START), later)).toBe(false);
    expect(isPutOffAt(FIRST_START, later)).toBe(true);
  });

  it('corrects a class that was still to come before', () => {
    const coming = facts({ days: [day('2027-02-25')] });
    expect(isPutOffAt(LAST_START, [day('2027-02-26')], coming)).toBe(false);
  });
});
