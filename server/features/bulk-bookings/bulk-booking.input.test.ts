import 'reflect-metadata';
import { cleanInput } from '../../platform/validation/clean.js';
import { MarkBookingsPaidInput } from './bulk-booking.input.js';

it('removes the payment details that are null, as undoing a payment does, and keeps those that are omitted', () => {
  const input = Object.assign(new MarkBookingsPaidInput(), { paymentMethod: null, paymentReference: '' });
  cleanInput(input);
  expect(input).toMatchObject({ paymentMethod: null, paymentReference: null });
  expect(input.paidOn).toBeUndefined();
});
