import { FormattedMessage } from 'react-intl';

import { useAllPages } from '../../graphql/office/use-all-pages';
import { LoadFailed } from '../../ui/office/page/LoadFailed';
import { useTodayRosterQuery } from './Today.generated';
import { todayMessages as messages } from './today.messages';
import styles from './Today.module.css';
import { TodayAttendee } from './TodayAttendee';
import type { SetPayment } from './use-today';

const pageSize = 100;

interface TodayRosterProps {
  classInstanceId: string;
  onPayment: SetPayment;
}

/** All attendees of a class by last name, with phone numbers, payment and emergency contact. */
export function TodayRoster({ classInstanceId, onPayment }: TodayRosterProps) {
  const query = useTodayRosterQuery({ variables: { classInstanceId, first: pageSize } });
  const { hasFailed, retry } = useAllPages(query, 'bookings');
  const list = query.data?.bookings;
  return (
    <>
      <LoadFailed onRetry={retry} loading={!list && <FormattedMessage {...messages.rosterLoading} />}>
        {hasFailed && <FormattedMessage {...messages.rosterFailed} />}
      </LoadFailed>
      {list && (
        <ul className={styles.list}>
          {list.nodes
            .filter(({ bookingStatus }) => bookingStatus !== 'cancelled')
            .map((booking) => (
              <TodayAttendee key={booking.id} booking={booking} isInRoster onPayment={onPayment} />
            ))}
        </ul>
      )}
    </>
  );
}
