import { useIntl } from 'react-intl';

import { consolePathTo } from '../../../console-paths';
import type { RecordField } from '../../../schema/record-field.generated';
import type { ToastMessage } from '../../../ui/office/Toast';
import { bookingListMessages } from './booking-list.messages';
import { newStudentMessages } from './new-booking.messages';
import { bookingMessages } from './office-bookings.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import { personMessages } from './office-person.messages';
import { studentMessages } from './office-students.messages';

export interface CreatedBooking {
  booking: Pick<OfficeBookingFragment, 'id' | 'studentId' | 'firstName' | 'lastName'>;
  /** Entered fields that an existing record of the student does not have. */
  recordDifferences: readonly RecordField[];
}

/** The notice of a new booking; undefined is one without data in the response. */
export function useCreatedToast(): (created: CreatedBooking | undefined) => Omit<ToastMessage, 'kind'> {
  const intl = useIntl();
  return (created) => {
    const text = intl.formatMessage(bookingMessages.created);
    if (!created) return { text };
    const { booking, recordDifferences } = created;
    if (recordDifferences.length === 0) {
      const link = {
        to: consolePathTo.booking(booking.id),
        text: intl.formatMessage(bookingListMessages.open),
      };
      return { text, link };
    }
    const values = {
      name: intl.formatMessage(bookingMessages.person, booking),
      fields: intl.formatList(recordDifferences.map((field) => intl.formatMessage(personMessages[field]))),
    };
    return {
      text: intl.formatMessage(newStudentMessages.alreadyOnRecord, values),
      link: { to: consolePathTo.student(booking.studentId), text: intl.formatMessage(studentMessages.open) },
    };
  };
}
