import { withCatalogue } from '../../i18n/catalogue';

/** The pages and steps of booking that are files of their own, each with its words. */
export const loadBookingPage = withCatalogue('booking', () => import('./book/BookingPage'));
export const loadConfirmationPage = withCatalogue(
  'confirmation',
  () => import('./confirmation/ConfirmationPage'),
);
/** With the words of the booking form and of other dates, which they show too. */
const withWaitingWords = <Module>(load: () => Promise<Module>) =>
  withCatalogue('waiting', withCatalogue('booking', withCatalogue('payment', load)));
/** Where one joins a waiting list, and one's place on it. */
export const loadWaitingPages = withWaitingWords(() => import('./waiting/WaitingPages'));
export const loadOfferPage = withWaitingWords(() => import('./waiting/OfferPage'));
/** The step, and what its button does: neither is of use without the other. */
export const loadPaymentStep = withCatalogue('payment', async () => {
  const [{ PaymentStep }, { submitBooking }] = await Promise.all([
    import('./book/PaymentStep'),
    import('./book/submit-booking'),
  ]);
  return { PaymentStep, submitBooking };
});
export const loadClassUnavailable = withCatalogue('payment', () => import('./book/ClassUnavailable'));
