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
import { isCrew, listedItems, type ListedBooking, type ListedItem } from './listed-items';
import { MyBooking } from './MyBooking';
import { useMyBookingsQuery } from './MyBookings.generated';
import { mineMessages as messages } from './my-bookings.messages';
import { MyCrew } from './MyCrew';
import styles from './MyBookings.module.css';

const perPage = 50;

/** The bookings of the account and the crews whose contact it is: upcoming ones, the next at the top, then the others. */
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
  const { myBookings, myCrews } = data;
  const { coming, others } = listedItems(data);
  const isEmpty = coming.length + others.length === 0;
  return (
    <div className={isEmpty ? styles.tall : styles.lists}>
      {coming.length === 0 && (
        <div className={styles.empty}>
          <p>
            <FormattedMessage {...(isEmpty ? messages.none : messages.noneComing)} />
          </p>
          <ButtonLink variant="primary" to={pathTo.classes}>
            <FormattedMessage {...messages.classes} />
          </ButtonLink>
        </div>
      )}
      <List id="coming" heading={intl.formatMessage(messages.coming)} items={coming} areComing />
      <List id="past" heading={intl.formatMessage(messages.past)} items={others} />
      {myBookings.pageInfo.hasNextPage ? (
        <ShowMoreButton list={pages} label={messages.more} failure={messages.failed} />
      ) : (
        myCrews.pageInfo.hasNextPage && (
          <p>
            <FormattedMessage {...messages.moreCrews} values={{ count: myCrews.nodes.length }} />
          </p>
        )
      )}
    </div>
  );
}

interface ListProps {
  id: string;
  heading: string;
  items: readonly ListedItem[];
  areComing?: boolean;
}

function List({ id, heading, items, areComing = false }: ListProps) {
  const now = useOpenedAt();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.empty}>
      <h2 id={id}>{heading}</h2>
      {!areComing && items.some((item) => !isCrew(item) && lacksCertificate(item, now)) && (
        <p>
          <FormattedMessage {...messages.certificates} />
        </p>
      )}
      <ul className={styles.list}>
        {items.map((item) =>
          isCrew(item) ? (
            <MyCrew key={item.id} crew={item} isComing={areComing} />
          ) : (
            <MyBooking key={item.id} booking={item} isComing={areComing} />
          ),
        )}
      </ul>
    </section>
  );
}

/** Its person may have attended the class, but no certificate can be offered. */
function lacksCertificate(booking: ListedBooking, now: number): boolean {
  const outcome = bookingOutcome(booking, now);
  return outcome === 'over' || outcome === 'absent';
}
