import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { booking } from '../testing/office-rows';
import { detailTasksOf, firstTaskOf } from './booking-rows';

const tasksOf = (facts: Parameters<typeof booking>[0]) => {
  const shown = booking(facts) as OfficeBookingFragment;
  return [firstTaskOf(shown), ...detailTasksOf(shown)];
};

const refunded = {
  paymentStatus: 'cancelled',
  paymentSummary: 'refunded',
  refundedOn: '2026-12-01',
} as const;

it('is not restored, but its refund can be undone', () => {
  const cancelled = { bookingStatus: 'cancelled' } as const;
  expect(tasksOf(cancelled)).toContain('restore');
  expect(tasksOf({ ...cancelled, ...refunded })).toEqual([undefined, 'paid', 'receipt', 'print']);
});

it('is not moved', () => {
  expect(tasksOf({})).toContain('move');
  expect(tasksOf(refunded)).not.toContain('move');
});
