import { withCatalogue } from '../../i18n/catalogue';

/** The pages and steps of booking that are files of their own, each with its words. */
export const loadBookingPage = withCatalogue('booking', () => import('./book/BookingPage'));
export const loadConfirmationPage = withCatalogue(
  'confirmation',
  () => import('./confirmation/ConfirmationPage'),
);
export const loadPaymentStep = withCatalogue('payment', () => import('./book/PaymentStep'));
export const loadClassUnavailable = withCatalogue('payment', () => import('./book/ClassUnavailable'));
