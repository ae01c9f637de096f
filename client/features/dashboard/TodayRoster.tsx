import { NetworkStatus } from '@apollo/client';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import { appendPage } from '../../graphql/append-page';
import { Button } from '../../ui/Button';
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
  const { data, error, fetchMore, refetch, networkStatus } = useTodayRosterQuery({
    variables: { classInstanceId, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.bookings;
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  const isIdle = networkStatus === NetworkStatus.ready;
  useEffect(() => {
    // A class may have more attendees than a page: loads all, so that none is missing.
    if (next === null || !isIdle) return;
    fetchMore({
      variables: { after: next },
      updateQuery: appendPage('bookings'),
    }).catch(() => undefined);
  }, [next, isIdle, fetchMore]);

  if (error)
    return (
      <div role="alert">
        <p>
          <FormattedMessage {...messages.rosterFailed} />
        </p>
        <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </div>
    );
  if (!list)
    return (
      <p role="status">
        <FormattedMessage {...messages.rosterLoading} />
      </p>
    );
  return (
    <ul className={styles.list}>
      {list.nodes
        .filter(({ bookingStatus }) => bookingStatus !== 'cancelled')
        .map((booking) => (
          <TodayAttendee key={booking.id} booking={booking} isInRoster onPayment={onPayment} />
        ))}
    </ul>
  );
}
