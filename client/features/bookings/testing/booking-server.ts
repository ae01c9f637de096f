import { bookingPageResponse, otherDatesResponse, sampleBooking, siteResponse } from './sample-responses';
import { StubServer } from './stub-server';

/** A stub server without failures: the class is bookable, and booking succeeds. */
export function bookingServer(): StubServer {
  return new StubServer()
    .on('Site', () => siteResponse)
    .on('BookingPage', () => bookingPageResponse())
    .on('OtherDates', () => otherDatesResponse())
    .on('ConfirmationPage', () => ({ bookingConfirmation: sampleBooking }))
    .on('BookingCreate', () => ({ bookSeat: sampleBooking }));
}
