import { useIntl } from 'react-intl';

import { consolePathTo } from '../../../../console-paths';
import type { ClassInstanceStatus } from '../../../../graphql/schema.generated';
import type { MenuItem } from '../../../../ui/office/overlays/Menu';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { useOpenedAt } from '../../../../ui/page/use-opened-at';
import { classPageMessages } from '../class-page/class-page.messages';
import { classPath } from '../class-path';
import { isLastDayBegun } from '../changes/last-day';
import { mayBeDeleted } from '../changes/may-be-deleted';
import { officeScheduleMessages as messages } from '../office-schedule.messages';
import type { OfficeClassFragment } from '../OfficeClasses.generated';

/** The actions of a class in a list. */
export interface ClassTasks {
  onEdit: (scheduled: OfficeClassFragment) => void;
  onDelete: (scheduled: OfficeClassFragment) => void;
  onStatus: (scheduled: OfficeClassFragment, to: ClassInstanceStatus) => void;
}

/**
 * All actions for a class, for the menu of its row. A class whose last day has begun can be completed; only its page
 * offers to cancel it.
 */
export function useClassMenu(
  scheduled: OfficeClassFragment,
  { onEdit, onDelete, onStatus }: ClassTasks,
): MenuItem[] {
  const intl = useIntl();
  const { id, status, startsAt, takenSeats } = scheduled;
  const now = useOpenedAt();
  const isDone = isLastDayBegun(scheduled, now);
  return [
    { key: 'open', label: intl.formatMessage(messages.open), to: classPath(id) },
    { key: 'edit', label: intl.formatMessage(wordMessages.edit), onChoose: () => onEdit(scheduled) },
    ...(status === 'scheduled' && isDone
      ? [
          {
            key: 'complete',
            label: intl.formatMessage(classPageMessages.complete),
            onChoose: () => onStatus(scheduled, 'completed'),
          },
        ]
      : []),
    { key: 'copy', label: intl.formatMessage(messages.copy), to: classPath(id, 'copy') },
    { key: 'bookings', label: intl.formatMessage(messages.viewBookings), to: consolePathTo.bookingsOf(id) },
    {
      key: 'sign',
      label: intl.formatMessage(classWordMessages.signInSheet),
      to: consolePathTo.signInSheet(id),
    },
    ...(takenSeats > 0 && status !== 'cancelled' && Date.parse(startsAt) <= now
      ? [
          {
            key: 'attendance',
            label: intl.formatMessage(classWordMessages.recordAttendance),
            to: consolePathTo.attendance(id),
          },
        ]
      : []),
    ...(takenSeats > 0
      ? [
          {
            key: 'write',
            label: intl.formatMessage(classWordMessages.write),
            to: consolePathTo.writeToClass(id),
          },
        ]
      : []),
    {
      key: 'record',
      label: intl.formatMessage(classWordMessages.classRecord),
      to: consolePathTo.classRecord(id),
    },
    ...(status === 'scheduled' && !isDone
      ? [
          {
            key: 'cancel',
            label: intl.formatMessage(classPageMessages.cancel),
            isDanger: true,
            onChoose: () => onStatus(scheduled, 'cancelled'),
          },
        ]
      : []),
    ...(mayBeDeleted(scheduled)
      ? [
          {
            key: 'delete',
            label: intl.formatMessage(wordMessages.delete),
            isDanger: true,
            onChoose: () => onDelete(scheduled),
          },
        ]
      : []),
  ];
}
