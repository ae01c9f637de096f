import { withCatalogue } from '../../i18n/catalogue';
import { lazyComponent } from '../../ui/loading/lazy-component';

/** The pages and steps of booking that are chunks of their own, each with its messages. */
export const loadBookingPage = withCatalogue('booking', () => import('./book/BookingPage'));
export const loadConfirmationPage = withCatalogue(
  'confirmation',
  () => import('./confirmation/ConfirmationPage'),
);
/**
 * The pages to join a waiting list, of an entry and of an offer; they use messages of the booking form and other dates.
 */
export const loadWaitingPages = withCatalogue(
  'waiting',
  withCatalogue(
    'booking',
    withCatalogue('payment', () => import('./waiting/WaitingPages')),
  ),
);
/** The step and its submit function, which are only useful together. */
export const loadPaymentStep = withCatalogue('payment', async () => {
  const [{ PaymentStep }, { submitBooking }] = await Promise.all([
    import('./book/PaymentStep'),
    import('./book/submit-booking'),
  ]);
  return { PaymentStep, submitBooking };
});
const loadClassUnavailable = withCatalogue('payment', () => import('./book/ClassUnavailable'));
/** Replaces the form. */
export const classUnavailable = lazyComponent(() => loadClassUnavailable().then((m) => m.ClassUnavailable));
/** They share many messages with single bookings, and that of an offer with the waiting list. */
export const loadCrewPages = withCatalogue(
  'booking',
  withCatalogue(
    'confirmation',
    withCatalogue(
      'own',
      withCatalogue(
        'waiting',
        withCatalogue('crew', () => import('./crew/crew-pages')),
      ),
    ),
  ),
);
