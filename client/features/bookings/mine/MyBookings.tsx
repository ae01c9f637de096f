import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { refreshQuery } from '../../../graphql/refresh/refresh-query';
import { useLoadMore } from '../../../graphql/lists/use-load-more';
import { pathTo } from '../../../paths';
import { Button, ButtonLink } from '../../../ui/elements/Button';
import { ShowMoreButton } from '../../../ui/elements/ShowMoreButton';
import { Skeleton } from '../../../ui/loading/Skeleton';
import { useOnReturn } from '../../../ui/page/use-on-return';
import { useOpenedAt } from '../../../ui/page/use-opened-at';
import { bookingOutcome } from '../booking-outcome';
import { listedEntries, nameAmong } from './listed-entries';
import { isCrew, listedItems, type ListedBooking, type ListedItem } from './listed-items';
import { MyBooking } from './MyBooking';
import { useMyBookingsQuery } from './MyBookings.generated';
import { mineMessages as messages } from './my-bookings.messages';
import { MyCrew } from './MyCrew';
import { MyWaitingEntry } from './MyWaitingEntry';
import { useMyWaitingListQuery } from './MyWaitingList.generated';
import styles from './MyBookings.module.css';

const perPage = 50;
/** Far more than anybody waits for. */
const mostEntries = 50;

/**
 * The bookings of an account and the crews whose contact it is: upcoming ones, the next at the top, what it waits for, and
 * the others. While a seat is held, what it waits for is at the top.
 * @param after what follows the lists; not displayed while they are loading, so that it does not move
 */
export function MyBookings({ after }: { after?: ReactNode }) {
  const intl = useIntl();
  const query = useMyBookingsQuery({ variables: { first: perPage } });
  const waiting = useMyWaitingListQuery({ variables: { first: mostEntries } });
  const pages = useLoadMore(query, 'myBookings');
  useOnReturn(() => {
    refreshQuery(query);
    refreshQuery(waiting);
  });
  const { data } = query;
  if (!data && query.error)
    return (
      <div className={styles.lists}>
        <LoadFailure text={messages.failed} queries={[query, waiting]} />
        {after}
      </div>
    );
  const isWaitingSettled = waiting.data !== undefined || waiting.error !== undefined;
  if (!data || !isWaitingSettled)
    return (
      <div role="status" className={styles.lists}>
        <span className="visually-hidden">{intl.formatMessage(messages.loading)}</span>
        <Skeleton height="12rem" />
      </div>
    );
  const { myBookings, myCrews } = data;
  const { coming, others } = listedItems(data);
  const entries = waiting.data ? listedEntries(waiting.data) : [];
  const isEmpty = coming.length + others.length + entries.length === 0;
  const waitingLists = waiting.data ? (
    <Section
      id="waiting"
      heading={intl.formatMessage(messages.waiting)}
      items={entries.map((entry) => (
        <MyWaitingEntry key={entry.id} entry={entry} person={nameAmong(entries, entry)} />
      ))}
    />
  ) : (
    <LoadFailure text={messages.waitingFailed} queries={[waiting]} />
  );
  const isSeatHeld = entries.some(({ state }) => state === 'OFFERED');
  return (
    <div className={styles.lists}>
      {isSeatHeld && waitingLists}
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
      {!isSeatHeld && waitingLists}
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
      {after}
    </div>
  );
}

interface LoadFailureProps {
  text: MessageDescriptor;
  /** Those without data are sent again. */
  queries: readonly { data?: unknown; refetch: () => Promise<unknown> }[];
}

function LoadFailure({ text, queries }: LoadFailureProps) {
  return (
    <div role="alert" className={styles.empty}>
      <p>
        <FormattedMessage {...text} />
      </p>
      <Button onClick={() => queries.forEach(({ data, refetch }) => data ?? void refetch())}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </div>
  );
}

interface SectionProps {
  id: string;
  heading: string;
  /** Above the list. */
  note?: ReactNode;
  items: readonly ReactElement[];
}

/** A list under its heading; nothing if it is empty. */
function Section({ id, heading, note, items }: SectionProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.empty}>
      <h2 id={id}>{heading}</h2>
      {note}
      <ul className={styles.list}>{items}</ul>
    </section>
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
  return (
    <Section
      id={id}
      heading={heading}
      note={
        !areComing &&
        items.some((item) => !isCrew(item) && lacksCertificate(item, now)) && (
          <p>
            <FormattedMessage {...messages.certificates} />
          </p>
        )
      }
      items={items.map((item) =>
        isCrew(item) ? (
          <MyCrew key={item.id} crew={item} isComing={areComing} />
        ) : (
          <MyBooking key={item.id} booking={item} isComing={areComing} />
        ),
      )}
    />
  );
}

/** Its person may have attended the class, but no certificate can be offered. */
function lacksCertificate(booking: ListedBooking, now: number): boolean {
  const outcome = bookingOutcome(booking, now);
  return outcome === 'over' || outcome === 'absent';
}
