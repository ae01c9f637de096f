import { FormattedMessage, useIntl } from 'react-intl';

import { refreshQuery } from '../../../graphql/refresh/refresh-query';
import { useLoadMore } from '../../../graphql/lists/use-load-more';
import { pathTo } from '../../../paths';
import { Button, ButtonLink } from '../../../ui/elements/Button';
import { ShowMoreButton } from '../../../ui/elements/ShowMoreButton';
import { Skeleton } from '../../../ui/loading/Skeleton';
import { useOnReturn } from '../../../ui/page/use-on-return';
import { useOpenedAt } from '../../../ui/page/use-opened-at';
import { bookingOutcome } from '../booking-outcome';
import { MyBooking } from './MyBooking';
import { useMyBookingsQuery, type MyBookings_bookingFragment } from './MyBookings.generated';
import { mineMessages as messages } from './my-bookings.messages';
import styles from './MyBookings.module.css';

const perPage = 50;

/** The bookings of the account: upcoming ones first, the next at the top, then the others. */
export function MyBookings() {
  const intl = useIntl();
  const query = useMyBookingsQuery({ variables: { first: perPage } });
  const { data, error, refetch } = query;
  const pages = useLoadMore(query, 'myBookings');
  useOnReturn(() => refreshQuery(query));
  if (!data && error) {
    return (
      <div role="alert" className={styles.empty}>
        <p>
          <FormattedMessage {...messages.failed} />
        </p>
        <Button onClick={() => void refetch()}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </div>
    );
  }
  if (!data)
    return (
      <div role="status" className={styles.tall}>
        <span className="visually-hidden">{intl.formatMessage(messages.loading)}</span>
        <Skeleton height="12rem" />
      </div>
    );
  const { nodes, pageInfo } = data.myBookings;
  const coming = nodes.filter(isComing).toReversed();
  const others = nodes.filter((booking) => !isComing(booking));
  return (
    <div className={nodes.length === 0 ? styles.tall : styles.lists}>
      {coming.length === 0 && (
        <div className={styles.empty}>
          <p>
            <FormattedMessage {...(nodes.length === 0 ? messages.none : messages.noneComing)} />
          </p>
          <ButtonLink variant="primary" to={pathTo.classes}>
            <FormattedMessage {...messages.classes} />
          </ButtonLink>
        </div>
      )}
      <List id="coming" heading={intl.formatMessage(messages.coming)} bookings={coming} areComing />
      <List id="past" heading={intl.formatMessage(messages.past)} bookings={others} />
      {pageInfo.hasNextPage && (
        <ShowMoreButton list={pages} label={messages.more} failure={messages.failed} />
      )}
    </div>
  );
}

interface ListProps {
  id: string;
  heading: string;
  bookings: readonly MyBookings_bookingFragment[];
  areComing?: boolean;
}

function List({ id, heading, bookings, areComing = false }: ListProps) {
  const now = useOpenedAt();
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.empty}>
      <h2 id={id}>{heading}</h2>
      {!areComing && bookings.some((booking) => lacksCertificate(booking, now)) && (
        <p>
          <FormattedMessage {...messages.certificates} />
        </p>
      )}
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <MyBooking key={booking.id} booking={booking} isComing={areComing} />
        ))}
      </ul>
    </section>
  );
}

/** According to the server, it can still be changed and its class takes place. */
function isComing({ options, classInstance }: MyBookings_bookingFragment): boolean {
  if (classInstance.status === 'cancelled') return false;
  return options.move.isAllowed || options.changeAttendee.isAllowed;
}

/** Its person may have attended the class, but no certificate can be offered. */
function lacksCertificate(booking: MyBookings_bookingFragment, now: number): boolean {
  const outcome = bookingOutcome(booking, now);
  return outcome === 'over' || outcome === 'absent';
}
