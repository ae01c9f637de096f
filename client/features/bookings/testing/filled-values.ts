import { emptyBookingValues, type BookingValues } from '../book/booking-values';

/** A form with everything that is required and nothing else. */
export const filledValues: BookingValues = {
  ...emptyBookingValues,
  firstName: 'María Elena',
  lastName: 'Gutiérrez',
  email: 'mgutierrez@example.com',
  emergencyContactName: 'Luis Salas',
  emergencyContactPhone: '801-555-0163',
  terms: true,
};
