import { hintsFor } from './class-hints';
import { newClassValues, withDays, type ClassValues } from './class-values';
import { scheduledClass } from './testing/scheduled-class';

const day = (date: string, startTime = '08:00', endTime = '16:00') => ({ date, startTime, endTime });

function kinds(values: ClassValues, typeName?: string, others = [scheduledClass()]) {
  return hintsFor({ values, typeName, edited: undefined, others }).map(({ kind }) => kind);
}

it.each([
  ['OSHA 10-Hour Construction', 1, ['fewDays']],
  ['OSHA 10-Hour Construction', 2, []],
  ['OSHA 30-Hour Construction', 3, ['fewDays']],
  ['OSHA 30-Hour Construction', 4, []],
  ['OSHA 100 hazards', 1, []],
  ['Forklift Operator', 1, []],
])('tells of too few days for %s of %i days: %j', (name, count, expected) => {
  const days = Array.from({ length: count }, (_, index) => day(`2027-03-0${index + 1}`));
  expect(kinds(withDays(newClassValues(), days), name)).toEqual(expected);
});

it.each([
  ['2', ['groupSize']],
  ['3', []],
  ['40', []],
  ['41', ['groupSize']],
])('tells of a group of %s people in an Outreach class: %j', (maxAttendees, expected) => {
  const values = { ...withDays(newClassValues(), [day('2027-03-01'), day('2027-03-02')]), maxAttendees };
  expect(kinds(values, 'OSHA 10')).toEqual(expected);
});

it('tells of fewer seats than are taken, and of no other number', () => {
  const edited = scheduledClass({ takenSeats: 5 });
  const hints = (maxAttendees: string) =>
    hintsFor({ values: { ...newClassValues(), maxAttendees }, typeName: undefined, edited, others: [] });
  expect(hints('4')).toEqual([{ kind: 'belowTaken', taken: 5 }]);
  expect(hints('5')).toEqual([]);
});

describe('two classes at one place', () => {
  const at = (start: string, end: string, street1 = '2155 S Quarry Road') => ({
    ...withDays(newClassValues(), [day('2026-12-05', start, end)]),
    locationName: ' training  yard',
    'address.street1': street1,
    'address.zip': '84119-0001',
  });

  it('clash when their hours overlap', () => {
    expect(kinds(at('16:29', '18:00'))).toEqual(['clash']);
  });

  it('do not clash when one begins as the other ends, at another street, or when one is cancelled', () => {
    expect(kinds(at('16:30', '18:00'))).toEqual([]);
    expect(kinds(at('08:00', '12:00', '1 Elsewhere'))).toEqual([]);
    expect(kinds({ ...at('08:00', '12:00'), status: 'cancelled' })).toEqual([]);
    expect(kinds(at('08:00', '12:00'), undefined, [scheduledClass({ status: 'cancelled' })])).toEqual([]);
  });
});
