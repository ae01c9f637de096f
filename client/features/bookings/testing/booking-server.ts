import { bookingPageAnswer, otherDatesAnswer, sampleBooking, siteAnswer } from './sample-answers';
import { StubServer } from './stub-server';

/** A stub server without failures: the class is bookable, and booking succeeds. */
export function bookingServer(): StubServer {
  return new StubServer()
    .on('Site', () => siteAnswer)
    .on('BookingPage', () => bookingPageAnswer())
    .on('OtherDates', () => otherDatesAnswer())
    .on('ConfirmationPage', () => ({ bookingConfirmation: sampleBooking }))
    .on('BookingCreate', () => ({ bookSeat: sampleBooking }));
}
