import { useIntl, type MessageDescriptor } from 'react-intl';

import { consolePathTo } from '../../../../console-paths';
import { pathTo } from '../../../../paths';
import type { MenuItem } from '../../../../ui/office/overlays/Menu';
import { bookingWordMessages } from '../../../../ui/office/texts/booking-words.messages';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { certificateMessages } from '../../certificate.messages';
import { attendanceMessages } from '../attendance.messages';
import { bookingListMessages as messages } from '../booking-list.messages';
import { bookingPageMessages } from '../booking/booking-page.messages';
import { detailTasksOf, firstTaskOf, opensForm, type RowTask } from './booking-rows';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { officePathTo } from '../office-paths';

/** The labels of buttons and menu items. */
export const taskLabels: Readonly<Record<RowTask, MessageDescriptor>> = {
  paid: bookingWordMessages.markPaid,
  pending: bookingWordMessages.markPending,
  restore: messages.restore,
  refunded: messages.refunded,
  move: messages.move,
  attendee: messages.attendee,
  cancel: messages.cancel,
  print: wordMessages.print,
  attended: attendanceMessages.markAttended,
  absent: attendanceMessages.markAbsent,
  clearAttendance: attendanceMessages.clear,
  certificate: certificateMessages.certificate,
  receipt: bookingWordMessages.mailReceipt,
  mailCertificate: attendanceMessages.mailCertificate,
};

/** The labels in a list, where marking as attended always mails the certificate. */
export const listTaskLabels: typeof taskLabels = {
  ...taskLabels,
  attended: attendanceMessages.markAttendedAndMail,
};

/**
 * All actions for a booking, for the menu of its row.
 * @param leavesForm another form is open and would be replaced
 */
export function useBookingMenu(
  booking: OfficeBookingFragment,
  isOpen: boolean,
  leavesForm: boolean,
  onToggle: () => void,
  onTask: (task: RowTask) => void,
): MenuItem[] {
  const intl = useIntl();
  const itemOf = (task: RowTask): MenuItem => ({
    key: task,
    label: intl.formatMessage(listTaskLabels[task]),
    isDanger: task === 'cancel',
    leaves: leavesForm && opensForm(task),
    onChoose: () => onTask(task),
  });
  const first = firstTaskOf(booking);
  const tasks = detailTasksOf(booking);
  return [
    { key: 'page', label: intl.formatMessage(messages.open), to: consolePathTo.booking(booking.id) },
    {
      key: 'student',
      label: intl.formatMessage(bookingPageMessages.student),
      to: consolePathTo.student(booking.studentId),
    },
    {
      key: 'details',
      label: intl.formatMessage(isOpen ? messages.closeDetails : wordMessages.details),
      leaves: leavesForm,
      onChoose: onToggle,
    },
    ...[...(first ? [first] : []), ...tasks.filter((task) => task !== 'cancel')].map(itemOf),
    { key: 'write', label: intl.formatMessage(messages.write), to: officePathTo.writeTo([booking.id]) },
    {
      key: 'confirmation',
      label: intl.formatMessage(messages.confirmation),
      to: pathTo.confirmation(booking.linkId),
      isApart: true,
    },
    ...tasks.filter((task) => task === 'cancel').map(itemOf),
  ];
}
