import { withWords } from '../../i18n/catalogue';

/** The pages and steps of booking that are files of their own, each with its words. */
export const loadBookingPage = withWords('booking', () => import('./BookingPage'));
export const loadConfirmationPage = withWords('confirmation', () => import('./ConfirmationPage'));
export const loadPaymentStep = withWords('payment', () => import('./PaymentStep'));
export const loadClassUnavailable = withWords('payment', () => import('./ClassUnavailable'));
