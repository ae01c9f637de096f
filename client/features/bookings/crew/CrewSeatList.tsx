import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useFormats } from '../../../i18n/formats';
import { useZoneName } from '../../../i18n/zone-name';
import { pathTo } from '../../../paths';
import { SectionGroup } from '../../../ui/FormGroup';
import { crewLinkCountMessages, crewLinkMessages } from './crew-link.messages';
import type { Crew_bookingFragment } from './CrewBooking.generated';
import styles from './CrewBookingPage.module.css';
import { NameSeatForm } from './NameSeatForm';
import { ShareButton } from './ShareButton';

interface CrewSeatListProps {
  crew: Crew_bookingFragment;
  /** The class takes place and has not started. */
  isAhead: boolean;
}

/** All members with confirmation number and link, and the unnamed seats. */
export function CrewSeatList({ crew, isAhead }: CrewSeatListProps) {
  const intl = useIntl();
  const formats = useFormats();
  const zoneName = useZoneName();
  const { classInstance, bookings, unnamedSeats, nameableSeats } = crew;
  const { timeZone } = classInstance;
  const [named, setNamed] = useState<Crew_bookingFragment['bookings'][number]>();
  const namedRow = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that had the focus was removed.
    if (named) namedRow.current?.focus();
  }, [named]);
  return (
    <SectionGroup id="people" heading={intl.formatMessage(crewLinkMessages.people)}>
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
              <p className="no-print">
                <Link to={pathTo.confirmation(booking.id)}>
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
                <p className="no-print">
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
                crewBookingId={crew.id}
                number={bookings.length + 1}
                labelledBy="to-come-0"
                onNamed={(changed) =>
                  setNamed(changed.bookings.find(({ id }) => bookings.every((known) => known.id !== id)))
                }
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="no-print">
        {named && (
          <FormattedMessage
            {...crewLinkCountMessages.named}
            values={{ name: `${named.firstName} ${named.lastName}` }}
          />
        )}
      </p>
      {isAhead && unnamedSeats > 0 && (
        <p>
          <FormattedMessage
            {...crewLinkCountMessages[nameableSeats > 0 ? 'namesUntil' : 'namesOver']}
            values={{ moment: formats.nearInstant(crew.nameUntil, timeZone), zone: zoneName(timeZone) }}
          />
        </p>
      )}
    </SectionGroup>
  );
}
