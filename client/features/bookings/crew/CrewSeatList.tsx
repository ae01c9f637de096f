import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useFormats } from '../../../i18n/formats';
import { pathTo } from '../../../paths';
import { SectionGroup } from '../../../ui/forms/FormGroup';
import { useDeadlineValues } from '../../../i18n/use-deadline-values';
import { crewLinkCountMessages, crewLinkMessages } from './crew-link.messages';
import type { Crew_bookingFragment } from './CrewBooking.generated';
import styles from './CrewBooking.module.css';
import { NameSeatForm } from './NameSeatForm';
import { ShareButton } from './ShareButton';

/** What has happened to the seats: a name was added, or another window has changed them. */
type News =
  | { named: Crew_bookingFragment['bookings'][number]; isEarlier: boolean }
  | { count: number; missing: number };

interface CrewSeatListProps {
  crew: Crew_bookingFragment;
  /** The class takes place and has not started, and the crew has a seat. */
  isAhead: boolean;
}

/** All members with confirmation number and link, and the unnamed seats. */
export function CrewSeatList({ crew, isAhead }: CrewSeatListProps) {
  const intl = useIntl();
  const formats = useFormats();
  const deadlineValues = useDeadlineValues();
  const { classInstance, bookings, unnamedSeats, nameableSeats } = crew;
  const { timeZone } = classInstance;
  const [news, setNews] = useState<News>();
  const named = news && 'named' in news ? news.named : undefined;
  const namedRow = useRef<HTMLParagraphElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that had the focus was removed.
    if (news) ('named' in news ? namedRow : status).current?.focus();
  }, [news]);
  return (
    <SectionGroup
      id="people"
      heading={intl.formatMessage(crewLinkMessages[isAhead ? 'people' : 'formerPeople'])}
    >
      <ol className={styles.people}>
        {bookings.map((booking) => {
          const isElsewhere = booking.classInstance.id !== classInstance.id;
          return (
            <li key={booking.id} className={styles.person}>
              <p ref={booking.id === named?.id ? namedRow : undefined} className={styles.name} tabIndex={-1}>
                {booking.firstName} {booking.lastName}
              </p>
              <p className={styles.number}>{booking.confirmationNumber}</p>
              {booking.bookingStatus === 'cancelled' && (
                <p>
                  <FormattedMessage {...crewLinkMessages.cancelled} />
                </p>
              )}
              {booking.bookingStatus !== 'cancelled' && isElsewhere && (
                <p>
                  <FormattedMessage
                    {...crewLinkCountMessages.otherDate}
                    values={{
                      moment: formats.nearInstant(
                        booking.classInstance.startsAt,
                        booking.classInstance.timeZone,
                      ),
                    }}
                  />
                </p>
              )}
              <p className={`no-print ${styles.open}`}>
                <Link className="tap-line" to={pathTo.confirmation(booking.id)}>
                  <FormattedMessage
                    {...crewLinkCountMessages.open}
                    values={{
                      name: `${booking.firstName} ${booking.lastName}`,
                      hidden: (chunks) => <span className="visually-hidden">{chunks}</span>,
                    }}
                  />
                </Link>
              </p>
              {isAhead && booking.bookingStatus === 'confirmed' && !isElsewhere && (
                <p className={`no-print ${styles.share}`}>
                  <ShareButton booking={booking} classInstance={classInstance} />
                </p>
              )}
            </li>
          );
        })}
        {Array.from({ length: unnamedSeats }, (_, index) => (
          <li key={index} className={styles.person}>
            <p id={`to-come-${index}`} className={styles.name}>
              <FormattedMessage
                {...crewLinkCountMessages.toCome}
                values={{ number: bookings.length + index + 1 }}
              />
            </p>
            {index === 0 && nameableSeats > 0 && (
              <NameSeatForm
                key={bookings.length}
                crew={crew}
                number={bookings.length + 1}
                labelledBy="to-come-0"
                onNamed={(changed, isEarlier) => {
                  const added = changed.bookings.find(({ id }) => bookings.every((known) => known.id !== id));
                  setNews(added && { named: added, isEarlier });
                }}
                onChangedElsewhere={({ seats, unnamedSeats: missing }) => setNews({ count: seats, missing })}
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status" ref={status} className="no-print" tabIndex={-1}>
        {news && <NewsText news={news} />}
      </p>
      {isAhead && unnamedSeats > 0 && (
        <p>
          <FormattedMessage
            {...crewLinkCountMessages[nameableSeats > 0 ? 'namesUntil' : 'namesOver']}
            values={deadlineValues(crew.nameUntil, timeZone)}
          />
        </p>
      )}
    </SectionGroup>
  );
}

function NewsText({ news }: { news: News }) {
  if (!('named' in news))
    return <FormattedMessage {...crewLinkCountMessages.changedElsewhere} values={news} />;
  const { firstName, lastName } = news.named;
  return (
    <FormattedMessage
      {...crewLinkCountMessages[news.isEarlier ? 'namedEarlier' : 'named']}
      values={{ name: `${firstName} ${lastName}` }}
    />
  );
}
