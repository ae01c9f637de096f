import { bookingForm, type BookingValues } from '../book/booking-fields';

/** A form with everything that is required and nothing else. */
export const filledValues: BookingValues = {
  ...bookingForm.initial,
  firstName: 'María Elena',
  lastName: 'Gutiérrez',
  email: 'mgutierrez@example.com',
  emergencyContactName: 'Luis Salas',
  emergencyContactPhone: '801-555-0163',
  agreeToTerms: true,
};
