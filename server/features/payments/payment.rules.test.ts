import { isRefundDue, paymentSummary } from './payment.rules.js';

describe('a refund', () => {
  const paid = {
    amountCents: 14_900,
    bookingStatus: 'confirmed',
    paymentStatus: 'paid',
    classInstance: { status: 'scheduled' },
  } as const;

  it.each([
    ['the class is cancelled', { classInstance: { status: 'cancelled' } }, true],
    ['the booking is cancelled', { bookingStatus: 'cancelled' }, true],
    ['the booking stands', {}, false],
    ['it was free', { bookingStatus: 'cancelled', amountCents: 0 }, false],
    ['it is not paid', { bookingStatus: 'cancelled', paymentStatus: 'pending' }, false],
    ['it was paid back', { bookingStatus: 'cancelled', paymentStatus: 'cancelled' }, false],
  ] as const)('is due or not if %s', (_case, changes, isDue) => {
    expect(isRefundDue({ ...paid, ...changes })).toBe(isDue);
  });
});

describe('a payment as the office reads it', () => {
  const booking = {
    amountCents: 14_900,
    bookingStatus: 'confirmed',
    paymentStatus: 'pending',
    refundedOn: null,
    classInstance: { status: 'scheduled' },
  } as const;

  it.each([
    ['pending', {}],
    ['paid', { paymentStatus: 'paid' }],
    ['nothingDue', { paymentStatus: 'cancelled' }],
    ['nothingDue', { bookingStatus: 'cancelled' }],
    ['nothingDue', { classInstance: { status: 'cancelled' } }],
    ['nothingDue', { amountCents: 0 }],
    ['paid', { paymentStatus: 'paid', amountCents: 0 }],
    ['refundDue', { bookingStatus: 'cancelled', paymentStatus: 'paid' }],
    ['refunded', { bookingStatus: 'cancelled', paymentStatus: 'cancelled', refundedOn: '2027-01-10' }],
    ['paid', { bookingStatus: 'cancelled', paymentStatus: 'paid', amountCents: 0 }],
  ] as const)('is %s for %j', (summary, changes) => {
    expect(paymentSummary({ ...booking, ...changes })).toBe(summary);
  });
});
