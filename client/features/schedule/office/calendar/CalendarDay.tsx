import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useFormats } from '../../../../i18n/formats';
import { classMessages } from '../../../../ui/classes/class.messages';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { classStatusMessages } from '../../../../ui/office/texts/class-status.messages';
import type { CalendarEntry } from './calendar-entries';
import { classPath } from '../class-path';
import { scheduleViewMessages as messages } from '../overview/schedule-view.messages';
import styles from './ScheduleCalendar.module.css';
import { useClassName } from '../use-class-name';

interface CalendarDayProps {
  date: string;
  entries: readonly CalendarEntry[];
  isToday: boolean;
  /** A day of the previous or next month. */
  isBeside: boolean;
  /** The maximum number of classes; undefined for all. */
  max: number | undefined;
  onShowWeek: () => void;
}

/** A day of the calendar and its classes. */
export function CalendarDay({ date, entries, isToday, isBeside, max, onShowWeek }: CalendarDayProps) {
  const intl = useIntl();
  const formats = useFormats();
  // The link to the rest takes the space of one class.
  const fits = max === undefined || entries.length <= max ? entries.length : max - 1;
  const more = entries.length - fits;
  return (
    <td
      role="cell"
      className={styles.day}
      data-beside={isBeside || undefined}
      data-empty={entries.length === 0 || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className={styles.date}>
        <time dateTime={date}>
          <span className={styles.number} aria-hidden="true">
            {formats.dayOfMonth(date)}
          </span>
          <span className={styles.fullDate}>{formats.fullDate(date)}</span>
        </time>
        {isToday && (
          <span className={styles.todayWord}>
            <FormattedMessage {...messages.today} />
          </span>
        )}
      </p>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((entry, index) => (
            <li key={entry.scheduled.id} className={index < fits ? undefined : styles.over}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-label={intl.formatMessage(messages.moreOn, { count: more, date: formats.longDay(date) })}
          onClick={onShowWeek}
        >
          <FormattedMessage {...messages.more} values={{ count: more }} />
        </button>
      )}
    </td>
  );
}

function Entry({ entry: { scheduled, day } }: { entry: CalendarEntry }) {
  const formats = useFormats();
  const className = useClassName();
  const { id, classType, status, days, address, takenSeats, maxAttendees, seatsLeft } = scheduled;
  const { text, lang } = className(classType);
  return (
    <Link to={classPath(id)} className={styles.entry} data-category={classType.category} data-status={status}>
      <span className={styles.time}>
        {formats.time(day.startTime)}
        <span className={styles.until}> – {formats.time(day.endTime)}</span>
      </span>{' '}
      <span className={styles.name} lang={lang} title={text}>
        {text}
      </span>{' '}
      <span className={styles.facts}>
        {status !== 'scheduled' && (
          <b>
            <FormattedMessage {...classStatusMessages[status]} />
          </b>
        )}
        {days.length > 1 && (
          <span>
            <FormattedMessage
              {...classWordMessages.dayOf}
              values={{ number: day.dayNumber, count: days.length }}
            />
          </span>
        )}
        <span>{address.city}</span>
        {status === 'scheduled' &&
          (seatsLeft === 0 ? (
            <b>
              <FormattedMessage {...classMessages.full} />
            </b>
          ) : (
            <span className="tabular">
              <FormattedMessage {...messages.taken} values={{ taken: takenSeats, max: maxAttendees }} />
            </span>
          ))}
      </span>
    </Link>
  );
}
