import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { useZoneName } from '../../../i18n/zone-name';
import { pathTo } from '../../../paths';
import { classMessages } from '../../../ui/class.messages';
import { Archive, ClipboardPen, Pencil, TicketCheck, Trash } from '../../../ui/icons/office-icons';
import { CalendarPlus } from '../../../ui/icons/site-icons';
import { classStatusMessages } from '../../../ui/class-status.messages';
import { LanguageBadge } from '../../../ui/LanguageBadge';
import { Shape } from '../../../ui/Shape';
import { Tag, type TagTone } from '../../../ui/Tag';
import { Cell, CellDetail, CellPrice, TitleBlock } from '../../../ui/TitleBlock';
import { officeScheduleMessages as messages } from './office-schedule.messages';
import styles from './ScheduleCard.module.css';
import type { OfficeClassFragment } from './SchedulePage.generated';

const toneOf: Readonly<Record<OfficeClassFragment['status'], TagTone>> = {
  scheduled: 'info',
  completed: 'done',
  cancelled: 'off',
};

interface ScheduleCardProps {
  scheduled: OfficeClassFragment;
  onEdit: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

/** The name of a class in the reader's language, and the fallback of the specification. */
export function useClassName(): (classType: OfficeClassFragment['classType']) => {
  text: string;
  lang: string;
} {
  const intl = useIntl();
  const { language } = useLocale();
  return ({ name, nameEs }) =>
    name.trim() === ''
      ? { text: intl.formatMessage(messages.unknownClass), lang: language }
      : localized(name, nameEs, language);
}

/** One scheduled class as the office sees it. */
export function ScheduleCard({ scheduled, onEdit, onCopy, onDelete }: ScheduleCardProps) {
  const intl = useIntl();
  const formats = useFormats();
  const className = useClassName();
  const { classType, status, days } = scheduled;
  const name = className(classType);
  const [firstDay] = days;
  const which = (
    <span className="visually-hidden">
      {' '}
      {intl.formatMessage(messages.ofClass, {
        name: name.text,
        date: firstDay ? formats.fullDate(firstDay.date) : '',
      })}
    </span>
  );
  return (
    <article className={styles.card} data-status={status} data-category={classType.category}>
      <header className={styles.head}>
        <div>
          <p className={styles.category}>
            <Shape name={classType.category} />
            <FormattedMessage {...classMessages[classType.category]} />
          </p>
          <h3 className={styles.name} lang={name.lang}>
            {name.text}
          </h3>
        </div>
        <Tag tone={toneOf[status]}>
          <FormattedMessage {...classStatusMessages[status]} />
        </Tag>
      </header>
      <CardFacts scheduled={scheduled} />
      <CardDays scheduled={scheduled} />
      {scheduled.instructorName && (
        <p className={styles.notes}>
          <FormattedMessage {...messages.instructor} values={{ name: scheduled.instructorName }} />
        </p>
      )}
      {scheduled.notes && (
        <p className={styles.notes}>
          <FormattedMessage {...messages.notes} values={{ notes: scheduled.notes }} />
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" data-leaves onClick={onEdit}>
          <Pencil className={styles.icon} />
          <span>
            <FormattedMessage {...messages.edit} />
            {which}
          </span>
        </button>
        <button type="button" data-leaves onClick={onCopy}>
          <CalendarPlus className={styles.icon} />
          <span>
            <FormattedMessage {...messages.copy} />
            {which}
          </span>
        </button>
        <Link to={pathTo.bookingsOf(scheduled.id)}>
          <TicketCheck className={styles.icon} />
          <span>
            <FormattedMessage {...messages.viewBookings} />
            {which}
          </span>
        </Link>
        <Link to={pathTo.signInSheet(scheduled.id)}>
          <ClipboardPen className={styles.icon} />
          <span>
            <FormattedMessage {...messages.signInSheet} />
            {which}
          </span>
        </Link>
        <Link to={pathTo.classRecord(scheduled.id)}>
          <Archive className={styles.icon} />
          <span>
            <FormattedMessage {...messages.classRecord} />
            {which}
          </span>
        </Link>
        <button type="button" className={styles.danger} onClick={onDelete}>
          <Trash className={styles.icon} />
          <span>
            <FormattedMessage {...messages.delete} />
            {which}
          </span>
        </button>
      </div>
    </article>
  );
}

function CardFacts({ scheduled }: { scheduled: OfficeClassFragment }) {
  const formats = useFormats();
  const { address, takenSeats, maxAttendees } = scheduled;
  return (
    <TitleBlock className={styles.facts}>
      <Cell label={<FormattedMessage {...messages.location} />} wide>
        {scheduled.locationName.trim() || <FormattedMessage {...messages.tbd} />}
        <CellDetail>
          <FormattedMessage
            {...messages.address}
            values={{
              street: [address.street1, address.street2].filter(Boolean).join(', '),
              city: address.city,
              state: address.state,
              zip: address.zip,
            }}
          />
        </CellDetail>
      </Cell>
      <Cell label={<FormattedMessage {...messages.taughtIn} />}>
        <LanguageBadge language={scheduled.language} />
      </Cell>
      <Cell label={<FormattedMessage {...messages.price} />}>
        <CellPrice>{formats.money(scheduled.priceCents)}</CellPrice>
      </Cell>
      <Cell label={<FormattedMessage {...messages.capacity} />} wide className={styles.capacity}>
        <span className="tabular">
          <FormattedMessage {...messages.seats} values={{ taken: takenSeats, max: maxAttendees }} />{' '}
          {scheduled.seatsLeft === 0 && (
            <strong className={styles.full}>
              <FormattedMessage {...classMessages.full} />
            </strong>
          )}
        </span>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ inlineSize: `${Math.min(100, (takenSeats / Math.max(1, maxAttendees)) * 100)}%` }} />
        </span>
      </Cell>
    </TitleBlock>
  );
}

function CardDays({ scheduled: { days, timeZone } }: { scheduled: OfficeClassFragment }) {
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
        <FormattedMessage {...messages.zone} values={{ zone: zoneName(timeZone) }} />
      </p>
    </div>
  );
}
