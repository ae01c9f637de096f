import { FormattedMessage } from 'react-intl';

import { consolePathTo } from '../../../console-paths';
import { useFormats } from '../../../i18n/formats';
import { useZoneName } from '../../../i18n/zone-name';
import { classMessages } from '../../../ui/classes/class.messages';
import { LanguageBadge } from '../../../ui/classes/LanguageBadge';
import { WaitingLink } from '../../../ui/office/page/WaitingLink';
import { Cell, CellDetail, CellPrice, TitleBlock } from '../../../ui/elements/TitleBlock';
import { classWordMessages } from '../../../ui/office/texts/class-words.messages';
import { fieldMessages } from '../../../ui/office/texts/fields.messages';
import { officeScheduleMessages as messages } from './office-schedule.messages';
import styles from './ScheduleCard.module.css';
import type { OfficeClassFragment } from './OfficeClasses.generated';
import { usePlaceName } from './use-class-name';

/** Venue, language, price and seats of a class. */
export function CardFacts({ scheduled }: { scheduled: OfficeClassFragment }) {
  const formats = useFormats();
  const { address, takenSeats, maxAttendees } = scheduled;
  const place = usePlaceName()(scheduled);
  return (
    <TitleBlock className={styles.facts}>
      <Cell label={<FormattedMessage {...fieldMessages.place} />} wide>
        <span lang={place.lang}>{place.text}</span>
        <CellDetail>
          <FormattedMessage
            {...classWordMessages.address}
            values={{
              street: [address.street1, address.street2].filter(Boolean).join(', '),
              city: address.city,
              state: address.state,
              zip: address.zip,
            }}
          />
        </CellDetail>
      </Cell>
      <Cell label={<FormattedMessage {...classWordMessages.taughtIn} />}>
        <LanguageBadge language={scheduled.language} />
      </Cell>
      <Cell label={<FormattedMessage {...fieldMessages.price} />}>
        <CellPrice>{formats.money(scheduled.priceCents)}</CellPrice>
      </Cell>
      <Cell label={<FormattedMessage {...messages.capacity} />} wide className={styles.capacity}>
        <span className="tabular">
          <FormattedMessage {...messages.seats} values={{ taken: takenSeats, max: maxAttendees }} />{' '}
          {scheduled.seatsLeft === 0 && (
            <strong className={styles.full}>
              {takenSeats > maxAttendees ? (
                <FormattedMessage {...messages.overbooked} values={{ count: takenSeats - maxAttendees }} />
              ) : (
                <FormattedMessage {...classMessages.full} />
              )}
            </strong>
          )}
          <WaitingLink count={scheduled.waiting} to={consolePathTo.waitingList(scheduled.id)} />
        </span>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ inlineSize: `${Math.min(100, (takenSeats / Math.max(1, maxAttendees)) * 100)}%` }} />
        </span>
      </Cell>
    </TitleBlock>
  );
}

/** The days of a class, with their hours. */
export function CardDays({ scheduled: { days, timeZone } }: { scheduled: OfficeClassFragment }) {
  const formats = useFormats();
  const zoneName = useZoneName();
  return (
    <div className={styles.days}>
      <ol className={styles.dayList}>
        {days.map((day) => (
          <li key={day.date} className={styles.day}>
            <b className={styles.dayNumber}>
              <FormattedMessage {...messages.day} values={{ number: day.dayNumber }} />
            </b>
            <time dateTime={day.date}>{formats.fullDate(day.date)}</time>
            <span className={styles.hours}>
              <span className="nowrap">{formats.time(day.startTime)} –</span>{' '}
              <span className="nowrap">{formats.time(day.endTime)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.zone}>
        <FormattedMessage {...classWordMessages.zone} values={{ zone: zoneName(timeZone) }} />
      </p>
    </div>
  );
}
