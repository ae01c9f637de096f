import { FormattedMessage, useIntl } from 'react-intl';

import { consolePathTo } from '../../../../console-paths';
import { Button, ButtonLink } from '../../../../ui/elements/Button';
import {
  CalendarCheck,
  CalendarX,
  ClipboardPen,
  Mail,
  Pencil,
  Plus,
  TicketCheck,
} from '../../../../ui/icons/office-icons';
import { CalendarPlus } from '../../../../ui/icons/site-icons';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { closedClassMessages } from '../../../../ui/office/texts/closed-class.messages';
import { Menu } from '../../../../ui/office/overlays/Menu';
import { RecordActions } from '../../../../ui/office/page/RecordFrame';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { useOpenedAt } from '../../../../ui/page/use-opened-at';
import { classPageMessages as messages } from './class-page.messages';
import { isLastDayBegun } from '../changes/last-day';
import { mayBeDeleted } from '../changes/may-be-deleted';
import { officeScheduleMessages } from '../office-schedule.messages';
import styles from './OfficeClassPage.module.css';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import type { ClassStatusChange } from '../changes/use-class-status';

/** The form that is open on the page of a class. */
type ClassFormName = 'edit' | 'copy';

interface ClassActionsProps {
  scheduled: OfficeClassFragment;
  /** Cancels it, schedules it again or marks it completed. */
  change: Omit<ClassStatusChange, 'dialog'>;
  form: ClassFormName | undefined;
  onOpen: (form: ClassFormName) => void;
  onDelete: () => void;
}

/** The actions for a class, at the top of its page. */
export function ClassActions({ scheduled, change, form, onOpen, onDelete }: ClassActionsProps) {
  const intl = useIntl();
  const { id, status, startsAt, takenSeats, seatsLeft } = scheduled;
  const isCancelled = status === 'cancelled';
  const now = useOpenedAt();
  const isBegun = Date.parse(startsAt) <= now;
  const isDone = !isCancelled && isLastDayBegun(scheduled, now);
  const isBookable = status === 'scheduled' && seatsLeft > 0 && !isBegun;
  const takesWalkIns = !isCancelled && seatsLeft > 0 && isBegun;
  return (
    <RecordActions
      // One button for either action: it keeps the focus that the dialog returns.
      danger={
        status !== 'completed' &&
        !isDone && (
          <Button
            size="small"
            variant={isCancelled ? 'secondary' : 'danger'}
            busy={change.isBusy}
            onClick={() => change.setStatus(scheduled, isCancelled ? 'scheduled' : 'cancelled')}
          >
            {isCancelled ? <CalendarPlus size={18} /> : <CalendarX size={18} />}
            <FormattedMessage {...(isCancelled ? messages.restore : messages.cancel)} />
          </Button>
        )
      }
    >
      {isDone && status === 'scheduled' && (
        <Button
          size="small"
          variant="primary"
          busy={change.isBusy}
          onClick={() => change.setStatus(scheduled, 'completed')}
        >
          <CalendarCheck size={18} />
          <FormattedMessage {...messages.complete} />
        </Button>
      )}
      <Button
        id="class-edit"
        size="small"
        aria-expanded={form === 'edit'}
        data-leaves
        onClick={() => onOpen('edit')}
      >
        <Pencil size={18} />
        <FormattedMessage {...wordMessages.edit} />
      </Button>
      <Button
        id="class-copy"
        size="small"
        aria-expanded={form === 'copy'}
        data-leaves
        onClick={() => onOpen('copy')}
      >
        <CalendarPlus size={18} />
        <FormattedMessage {...officeScheduleMessages.copy} />
      </Button>
      <ButtonLink size="small" to={consolePathTo.bookingsOf(id)}>
        <TicketCheck size={18} />
        <FormattedMessage {...officeScheduleMessages.viewBookings} />
      </ButtonLink>
      {(isBookable || takesWalkIns) && (
        <ButtonLink size="small" to={consolePathTo.newBookingIn(id)}>
          <Plus size={18} />
          <FormattedMessage {...(takesWalkIns ? classWordMessages.addWalkIn : messages.addBooking)} />
        </ButtonLink>
      )}
      <ButtonLink size="small" to={consolePathTo.signInSheet(id)}>
        <ClipboardPen size={18} />
        <FormattedMessage {...classWordMessages.signInSheet} />
      </ButtonLink>
      {takenSeats > 0 && (
        <ButtonLink size="small" to={consolePathTo.writeToClass(id)}>
          <Mail size={18} />
          <FormattedMessage {...classWordMessages.write} />
        </ButtonLink>
      )}
      <Menu
        label={<FormattedMessage {...wordMessages.moreActions} />}
        items={[
          ...(isBookable
            ? [
                {
                  key: 'crew',
                  label: intl.formatMessage(messages.bookCrew),
                  to: consolePathTo.bookCrew(id),
                },
              ]
            : []),
          {
            key: 'record',
            label: intl.formatMessage(classWordMessages.classRecord),
            to: consolePathTo.classRecord(id),
          },
          ...(isDone && status === 'scheduled'
            ? [
                {
                  key: 'cancel',
                  label: intl.formatMessage(messages.cancel),
                  isDanger: true,
                  onChoose: () => change.setStatus(scheduled, 'cancelled'),
                },
              ]
            : []),
          ...(mayBeDeleted(scheduled)
            ? [
                {
                  key: 'delete',
                  label: intl.formatMessage(wordMessages.delete),
                  isDanger: true,
                  onChoose: onDelete,
                },
              ]
            : []),
        ]}
      />
      {!isCancelled && isBegun && seatsLeft === 0 && (
        <p className={styles.begun}>
          <FormattedMessage {...closedClassMessages.full} />
        </p>
      )}
    </RecordActions>
  );
}
