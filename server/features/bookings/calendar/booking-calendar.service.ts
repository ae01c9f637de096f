import type { Company } from '../../../platform/config/company-setting.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { BookingConfirmation } from '../confirmation/booking-confirmation.type.js';
import {
  bookingCalendar,
  crewCalendar,
  instructorCalendar,
  type CalendarFile,
} from './booking-calendar.file.js';

/** Calendar files, with the name and the phone of the company. */
export class BookingCalendarService {
  constructor(private readonly company: Pick<Company, 'name' | 'email' | 'phoneDisplay'>) {}

  /** The class of a booking as an iCalendar file. */
  ofBooking(ctx: RequestContext, booking: BookingConfirmation): CalendarFile {
    return bookingCalendar(booking, this.company, ctx.clock.now());
  }

  /** Like `ofBooking`, for the seats of a crew. */
  ofCrew(ctx: RequestContext, crew: Parameters<typeof crewCalendar>[0]): CalendarFile {
    return crewCalendar(crew, this.company, ctx.clock.now());
  }

  /** Like `ofBooking`, for classes of an instructor. */
  ofInstructor(ctx: RequestContext, classes: Parameters<typeof instructorCalendar>[0]): CalendarFile {
    return instructorCalendar(classes, this.company, ctx.clock.now());
  }
}
