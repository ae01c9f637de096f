import { withCatalogue } from '../../i18n/catalogue';
import { part } from '../../ui/part';

/** The pages and steps of booking that are files of their own, each with its words. */
export const loadBookingPage = withCatalogue('booking', () => import('./book/BookingPage'));
export const loadConfirmationPage = withCatalogue(
  'confirmation',
  () => import('./confirmation/ConfirmationPage'),
);
/** Where one joins a waiting list, one's place on it, and an offer; with the words of the booking form and of other dates. */
export const loadWaitingPages = withCatalogue(
  'waiting',
  withCatalogue(
    'booking',
    withCatalogue('payment', () => import('./waiting/WaitingPages')),
  ),
);
/** The step, and what its button does: neither is of use without the other. */
export const loadPaymentStep = withCatalogue('payment', async () => {
  const [{ PaymentStep }, { submitBooking }] = await Promise.all([
    import('./book/PaymentStep'),
    import('./book/submit-booking'),
  ]);
  return { PaymentStep, submitBooking };
});
const loadClassUnavailable = withCatalogue('payment', () => import('./book/ClassUnavailable'));
/** Instead of the form. */
export const classUnavailable = part(() => loadClassUnavailable().then((m) => m.ClassUnavailable));
/** Much of what they say is said of one seat too. */
export const loadCrewPages = withCatalogue(
  'booking',
  withCatalogue(
    'confirmation',
    withCatalogue('crew', () => import('./crew/crew-pages')),
  ),
);
