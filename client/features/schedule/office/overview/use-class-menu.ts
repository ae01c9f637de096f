import { useIntl } from 'react-intl';

import { consolePathTo } from '../../../../console-paths';
import type { MenuItem } from '../../../../ui/office/overlays/Menu';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { classPageMessages } from '../class-page/class-page.messages';
import { classPath } from '../class-path';
import { mayBeDeleted } from '../changes/may-be-deleted';
import { officeScheduleMessages as messages } from '../office-schedule.messages';
import type { OfficeClassFragment } from '../OfficeClasses.generated';

/** The actions of a class in a list. */
export interface ClassTasks {
  onEdit: (scheduled: OfficeClassFragment) => void;
  onDelete: (scheduled: OfficeClassFragment) => void;
  onCancel: (scheduled: OfficeClassFragment) => void;
}

/** All actions for a class, for the menu of its row. */
export function useClassMenu(
  scheduled: OfficeClassFragment,
  { onEdit, onDelete, onCancel }: ClassTasks,
): MenuItem[] {
  const intl = useIntl();
  const { id, status, takenSeats } = scheduled;
  return [
    { key: 'open', label: intl.formatMessage(messages.open), to: classPath(id) },
    { key: 'edit', label: intl.formatMessage(wordMessages.edit), onChoose: () => onEdit(scheduled) },
    { key: 'copy', label: intl.formatMessage(messages.copy), to: classPath(id, 'copy') },
    { key: 'bookings', label: intl.formatMessage(messages.viewBookings), to: consolePathTo.bookingsOf(id) },
    {
      key: 'sign',
      label: intl.formatMessage(classWordMessages.signInSheet),
      to: consolePathTo.signInSheet(id),
    },
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
    ...(status === 'scheduled'
      ? [
          {
            key: 'cancel',
            label: intl.formatMessage(classPageMessages.cancel),
            isDanger: true,
            onChoose: () => onCancel(scheduled),
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
