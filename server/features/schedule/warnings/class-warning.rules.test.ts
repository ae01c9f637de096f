import { classWarnings, type PlannedClass, type Teaching } from './class-warning.rules.js';

const PLAN: PlannedClass = { status: 'scheduled', language: 'en', maxAttendees: 20, lastDate: '2027-03-02' };
const BOTH: Teaching = { teachesEnglish: true, teachesSpanish: true, authorizationExpiresOn: null };

describe('a planned class', () => {
  it('fits a venue and an instructor without data', () => {
    expect(classWarnings(PLAN, null, null)).toEqual([]);
    expect(classWarnings(PLAN, { capacity: null }, BOTH)).toEqual([]);
  });

  it.each([
    ['2027-03-01', ['authorizationExpired']],
    ['2027-03-02', []],
    ['2027-03-03', []],
  ])('with an authorization until %s and its last day on 2 March has the warnings %j', (until, warnings) => {
    expect(classWarnings(PLAN, null, { ...BOTH, authorizationExpiresOn: until })).toEqual(warnings);
  });

  it('without a day has no warning about the authorization', () => {
    const expired = { ...BOTH, authorizationExpiresOn: '2020-01-01' };
    expect(classWarnings({ ...PLAN, lastDate: undefined }, null, expired)).toEqual([]);
  });

  it.each([
    ['en', true, false, []],
    ['en', false, true, ['languageNotTaught']],
    ['es', false, true, []],
    ['es', true, false, ['languageNotTaught']],
    ['bilingual', true, true, []],
    ['bilingual', true, false, ['languageNotTaught']],
    ['bilingual', false, true, ['languageNotTaught']],
  ] as const)(
    'in %s, with English: %s and Spanish: %s, has the warnings %j',
    (language, english, spanish, warnings) => {
      const instructor = { ...BOTH, teachesEnglish: english, teachesSpanish: spanish };
      expect(classWarnings({ ...PLAN, language }, null, instructor)).toEqual(warnings);
    },
  );

  it.each([
    [19, ['overVenueCapacity']],
    [20, []],
  ])('with 20 seats and a capacity of %d has the warnings %j', (capacity, warnings) => {
    expect(classWarnings(PLAN, { capacity }, null)).toEqual(warnings);
  });

  it.each(['cancelled', 'completed'] as const)('has no warnings once it is %s', (status) => {
    const expired = { teachesEnglish: false, teachesSpanish: true, authorizationExpiresOn: '2020-01-01' };
    expect(classWarnings({ ...PLAN, status }, { capacity: 1 }, expired)).toEqual([]);
  });
});
