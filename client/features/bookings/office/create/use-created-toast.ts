import { useIntl } from 'react-intl';

import { consolePathTo } from '../../../../console-paths';
import type { RecordField } from '../../../../schema/record-field.generated';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { bookingListMessages } from '../booking-list.messages';
import { lostBookingMessages, newStudentMessages } from './new-booking.messages';
import { bookingMessages } from '../office-bookings.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { personMessages } from '../person/office-person.messages';
import { studentMessages } from '../students/office-students.messages';

export interface CreatedBooking {
  booking: Pick<OfficeBookingFragment, 'id' | 'studentId' | 'firstName' | 'lastName'>;
  /** Entered fields that an existing record of the student does not have. */
  recordDifferences: readonly RecordField[];
}

/**
 * The notice of a new booking; undefined is one without data in the response. `isEarlier`: the booking is that of an
 * earlier request, without what was corrected since then.
 */
export function useCreatedToast(): (created: CreatedBooking | undefined, isEarlier: boolean) => ToastContent {
  const intl = useIntl();
  return (created, isEarlier) => {
    const text = intl.formatMessage(isEarlier ? lostBookingMessages.earlier : bookingMessages.created);
    if (!created) return { text };
    const { booking, recordDifferences } = created;
    const bookingLink = {
      to: consolePathTo.booking(booking.id),
      text: intl.formatMessage(bookingListMessages.open),
    };
    if (recordDifferences.length === 0) return { text, link: bookingLink };
    const values = {
      name: intl.formatMessage(wordMessages.person, booking),
      fields: intl.formatList(recordDifferences.map((field) => intl.formatMessage(personMessages[field]))),
    };
    if (isEarlier)
      return { text: intl.formatMessage(newStudentMessages.earlierOnRecord, values), link: bookingLink };
    return {
      text: intl.formatMessage(newStudentMessages.alreadyOnRecord, values),
      link: { to: consolePathTo.student(booking.studentId), text: intl.formatMessage(studentMessages.open) },
    };
  };
}
