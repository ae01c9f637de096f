import { daysOf, withDays } from '../class-form/class-days';
import { valuesOfClass } from '../class-form/class-form';
import { impactOf } from './class-impact';
import { scheduledClass } from '../testing/scheduled-class';

const nine = scheduledClass();
const values = valuesOfClass(nine);
const changes = { kind: 'changes', takenSeats: 9 };

it.each([
  ['nothing is changed', values, undefined],
  ['the price is', { ...values, priceCents: '1' }, undefined],
  ['a blank is added to the city', { ...values, 'address.city': 'West Valley City ' }, undefined],
  ['it is cancelled', { ...values, status: 'cancelled' as const }, { kind: 'cancels', takenSeats: 9 }],
  ['it has taken place', { ...values, status: 'completed' as const, locationName: 'Hall' }, undefined],
  ['the venue is another', { ...values, locationName: 'Hall' }, changes],
  ['the language is another', { ...values, language: 'en' as const }, changes],
  ['only the time zone is another', { ...values, timeZone: 'America/Los_Angeles' }, changes],
  ['the zone of the state is set', { ...values, timeZone: 'America/Denver' }, undefined],
  ['the street is another', { ...values, 'address.street1': '1 Main St' }, changes],
  [
    'a day is another',
    withDays(values, [{ date: '2026-12-06', startTime: '08:00', endTime: '16:30' }]),
    changes,
  ],
  ['the hours are others', { ...values, 'days.0.endTime': '15:00' }, changes],
  [
    'a day is added',
    withDays(values, [...daysOf(values), { date: '2026-12-06', startTime: '08:00', endTime: '16:30' }]),
    changes,
  ],
])('of a class with nine attendees, when %s', (_case, changed, impact) => {
  expect(impactOf(changed, nine)).toEqual(impact);
});

it('of a cancelled class that is restored is that it takes place', () => {
  expect(impactOf(values, scheduledClass({ status: 'cancelled' }))).toEqual({
    kind: 'restores',
    takenSeats: 9,
  });
});

it('is undefined without attendees, for a new class, and for one that stays cancelled', () => {
  const cancelled = { ...values, status: 'cancelled' as const };
  expect(impactOf(cancelled, scheduledClass({ takenSeats: 0 }))).toBeUndefined();
  expect(impactOf(cancelled, undefined)).toBeUndefined();
  const moved = { ...cancelled, locationName: 'Hall' };
  expect(impactOf(moved, scheduledClass({ status: 'cancelled' }))).toBeUndefined();
});
