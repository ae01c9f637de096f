import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { useOfficeFormats } from '../../i18n/office/office-formats';
import { Button } from '../../ui/elements/Button';
import { Panel } from '../../ui/office/page/Panel';
import { taskPaths } from './task-paths';
import type { TodayBookingFragment } from './Today.generated';
import { todayMessages as messages } from './today.messages';
import styles from './Today.module.css';
import { TodayAttendee } from './TodayAttendee';
import { maxUnpaid, type SetPayment } from './use-today';

interface UnpaidBookingsProps {
  bookings: readonly TodayBookingFragment[];
  count: number;
  cents: number;
  onShowAll: () => void;
  onPayment: SetPayment;
}

/** Unpaid bookings of the next week, the soonest class first. */
export function UnpaidBookings({ bookings, count, cents, onShowAll, onPayment }: UnpaidBookingsProps) {
  const { amount } = useOfficeFormats();
  return (
    <Panel
      heading={<FormattedMessage {...messages.pendingHeading} />}
      action={
        <p className={styles.owed}>
          <FormattedMessage {...messages.owed} values={{ count, amount: amount(cents) }} />
        </p>
      }
    >
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <TodayAttendee key={booking.id} booking={booking} onPayment={onPayment} />
        ))}
      </ul>
      {count > bookings.length && (
        <div className={styles.more}>
          {bookings.length < maxUnpaid ? (
            <Button size="small" onClick={onShowAll}>
              <FormattedMessage {...messages.showUnpaid} values={{ count }} />
            </Button>
          ) : (
            <Link className={styles.link} to={taskPaths.unpaidBookings}>
              <FormattedMessage {...messages.allUnpaid} values={{ count }} />
            </Link>
          )}
        </div>
      )}
    </Panel>
  );
}
