import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Notice } from '../../ui/elements/Notice';
import { Toast } from '../../ui/office/overlays/Toast';
import { useFocusWhenRowLeaves } from '../../ui/office/lists/use-focus-when-row-leaves';
import { ClassesBelowMinimum } from './ClassesBelowMinimum';
import { OpenMessages } from './OpenMessages';
import { todayMessages as messages } from './today.messages';
import styles from './Today.module.css';
import { TodayClasses } from './TodayClasses';
import { UnpaidBookings } from './UnpaidBookings';
import { UnrecordedAttendance } from './UnrecordedAttendance';
import type { TodayState } from './use-today';

interface TodayProps {
  state: TodayState;
  /** Another task is displayed above: then the day is not called empty. */
  hasMore: boolean;
}

/** The tasks: classes of today and tomorrow, then unpaid bookings, small classes, attendance to record, and unanswered messages. */
export function Today({ state, hasMore }: TodayProps) {
  const { data, toast } = state;
  const frame = useRef<HTMLDivElement>(null);
  useFocusWhenRowLeaves(frame, toast, data);
  if (!data) return null;
  const { today, contactMessages, outboxMessages } = data;
  const tasks =
    today.unpaidCount +
    today.underMinimumCount +
    today.unrecordedCount +
    contactMessages.totalCount +
    outboxMessages.totalCount;
  return (
    <div ref={frame} tabIndex={-1} className={styles.today}>
      <TodayClasses classes={today.classes} count={today.classCount} onPayment={state.setPayment} />
      {tasks === 0 && !hasMore && (
        <Notice>
          <p>
            <FormattedMessage {...messages.nothing} />
          </p>
        </Notice>
      )}
      {today.unpaidCount > 0 && (
        <UnpaidBookings
          bookings={today.unpaidBookings}
          count={today.unpaidCount}
          cents={today.unpaidCents}
          onShowAll={state.showUnpaid}
          onPayment={state.setPayment}
        />
      )}
      {today.underMinimumCount > 0 && (
        <ClassesBelowMinimum classes={today.underMinimum} count={today.underMinimumCount} />
      )}
      {today.unrecordedCount > 0 && (
        <UnrecordedAttendance classes={today.unrecorded} count={today.unrecordedCount} />
      )}
      {(contactMessages.totalCount > 0 || outboxMessages.totalCount > 0) && (
        <OpenMessages open={contactMessages} failed={outboxMessages} />
      )}
      <Toast toast={toast} onClose={state.closeToast} />
    </div>
  );
}
