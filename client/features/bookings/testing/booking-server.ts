import { bookingPageAnswer, otherDatesAnswer, sampleBooking, siteAnswer } from './sample-answers';
import { StubServer } from './stub-server';

/** A server on which everything goes well: the class is open, and booking it works. */
export function bookingServer(): StubServer {
  return new StubServer()
    .on('Site', () => siteAnswer)
    .on('BookingPage', () => bookingPageAnswer())
    .on('OtherDates', () => otherDatesAnswer())
    .on('ConfirmationPage', () => ({ bookingConfirmation: sampleBooking }))
    .on('BookingCreate', () => ({ bookSeat: sampleBooking }));
}
