import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../i18n/formats';
import { localized } from '../../i18n/localized';
import { officeZone } from '../../i18n/office/office-zone';
import { useLocale } from '../../i18n/use-locale';
import { Button, ButtonRow } from '../../ui/elements/Button';
import { Disclosure } from '../../ui/elements/Disclosure';
import { CircleAlert } from '../../ui/icons/site-icons';
import styles from './BookingBursts.module.css';
import { classesOf } from './burst-classes';
import { burstMessages as messages } from './bursts.messages';
import type { Burst } from './use-bursts';

interface BurstRowProps {
  burst: Burst;
  busy: boolean;
  onCancel: () => void;
  onDismiss: () => void;
}

const MINUTE_MS = 60_000;

/** A burst: number, period, expandable details, and the two actions. */
export function BurstRow({ burst, busy, onCancel, onDismiss }: BurstRowProps) {
  const id = useId();
  const formats = useFormats();
  const { language } = useLocale();
  const { count, firstAt, lastAt } = burst;
  const classes = classesOf(burst);
  const names = burst.bookings.length + burst.crews.length;
  const minutes = Math.max(1, Math.ceil((Date.parse(lastAt) - Date.parse(firstAt)) / MINUTE_MS));
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          <CircleAlert className={styles.icon} />
          <span>
            <FormattedMessage {...messages.heading} values={{ count, minutes }} />
          </span>
        </h2>
        <p className={styles.time}>
          <FormattedMessage {...messages.time} values={{ when: formats.instant(lastAt, officeZone) }} />
        </p>
      </div>
      <Disclosure
        summary={<FormattedMessage {...messages.who} values={{ count: names, classes: classes.length }} />}
      >
        {classes.map(({ classInstance, bookings, crews }) => {
          const { text, lang } = localized(classInstance.name, classInstance.nameEs, language);
          return (
            <div key={classInstance.id} className={styles.class}>
              <h3 className={styles.className}>
                <span lang={lang}>{text}</span>{' '}
                <span className={styles.when}>
                  {formats.instant(classInstance.startsAt, classInstance.timeZone)}
                </span>
              </h3>
              <ul className={styles.names}>
                {bookings.map((booking) => (
                  <li key={booking.id}>
                    {booking.firstName} {booking.lastName}
                  </li>
                ))}
                {crews.map(({ id: crewId, firstName, lastName, unnamedSeats }) => (
                  <li key={crewId}>
                    <FormattedMessage
                      {...messages.crew}
                      values={{ contact: `${firstName} ${lastName}`, count: unnamedSeats }}
                    />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </Disclosure>
      <ButtonRow>
        <Button
          size="small"
          variant="danger"
          aria-disabled={busy || undefined}
          aria-describedby={`${id}-heading`}
          onClick={busy ? undefined : onCancel}
        >
          <FormattedMessage {...messages.cancel} values={{ count }} />
        </Button>
        <Button size="small" busy={busy} aria-describedby={`${id}-heading`} onClick={onDismiss}>
          <FormattedMessage {...messages.fine} />
        </Button>
      </ButtonRow>
    </li>
  );
}
