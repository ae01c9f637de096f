import { daysOf, withDays } from './class-days';
import { valuesOfClass } from './class-form';
import { impactOf } from './class-impact';
import { scheduledClass } from './testing/scheduled-class';

const nine = scheduledClass();
const values = valuesOfClass(nine);
const moves = { kind: 'moves', people: 9 };

it.each([
  ['nothing is changed', values, undefined],
  ['the price is', { ...values, priceCents: '1' }, undefined],
  ['a blank is added to the city', { ...values, 'address.city': 'West Valley City ' }, undefined],
  ['it is cancelled', { ...values, status: 'cancelled' as const }, { kind: 'cancels', people: 9 }],
  ['the venue is another', { ...values, locationName: 'Hall' }, moves],
  ['the street is another', { ...values, 'address.street1': '1 Main St' }, moves],
  [
    'a day is another',
    withDays(values, [{ date: '2026-12-06', startTime: '08:00', endTime: '16:30' }]),
    moves,
  ],
  ['the hours are others', { ...values, 'days.0.endTime': '15:00' }, moves],
  [
    'a day is added',
    withDays(values, [...daysOf(values), { date: '2026-12-06', startTime: '08:00', endTime: '16:30' }]),
    moves,
  ],
])('of a class with nine people, when %s', (_case, changed, impact) => {
  expect(impactOf(changed, nine)).toEqual(impact);
});

it('is none without people, for a new class, and for one that is cancelled already', () => {
  const cancelled = { ...values, status: 'cancelled' as const };
  expect(impactOf(cancelled, scheduledClass({ takenSeats: 0 }))).toBeUndefined();
  expect(impactOf(cancelled, undefined)).toBeUndefined();
  const moved = { ...values, locationName: 'Hall' };
  expect(impactOf(moved, scheduledClass({ status: 'cancelled' }))).toBeUndefined();
});
