import { bookingForm, type BookingValues } from '../book/booking-fields';

/** Form values with the required fields only. */
export const filledValues: BookingValues = {
  ...bookingForm.initial,
  firstName: 'María Elena',
  lastName: 'Gutiérrez',
  email: 'mgutierrez@example.com',
  emergencyContactName: 'Luis Salas',
  emergencyContactPhone: '801-555-0163',
  agreeToTerms: true,
};
