import { FormattedMessage, useIntl } from 'react-intl';

import { useFormats } from '../../i18n/formats';
import { boardMessages } from './board.messages';
import styles from './ClassHours.module.css';

interface ClassHoursProps {
  /** In order; wall time at the venue, 'YYYY-MM-DD' and 'HH:MM'. */
  days: readonly { date: string; startTime: string; endTime: string }[];
}

const oneDay = 24 * 60 * 60 * 1000;

function followEachOther(days: ClassHoursProps['days']): boolean {
  return days.every(({ date }, index) => {
    const before = days[index - 1];
    return before === undefined || Date.parse(date) - Date.parse(before.date) === oneDay;
  });
}

function haveSameHours([first, ...others]: ClassHoursProps['days']): boolean {
  return others.every(
    ({ startTime, endTime }) => startTime === first?.startTime && endTime === first.endTime,
  );
}

/** The days after the first, which the date block displays. If their hours differ, each has its hours. */
export function ClassDays({ days }: ClassHoursProps) {
  const formats = useFormats();
  const intl = useIntl();
  const [, ...others] = days;
  const last = others.at(-1);
  if (!last || !haveSameHours(days)) return null;
  return (
    <p className={styles.days}>
      {followEachOther(days) ? (
        <FormattedMessage {...boardMessages.through} values={{ last: formats.dayInSentence(last.date) }} />
      ) : (
        <FormattedMessage
          {...boardMessages.alsoOn}
          values={{ days: intl.formatList(others.map(({ date }) => formats.dayInSentence(date))) }}
        />
      )}
    </p>
  );
}

/** Start and end: once for all days, or for each if they differ. @param alwaysDated if no DateBlock displays the date */
export function ClassHours({ days, alwaysDated = false }: ClassHoursProps & { alwaysDated?: boolean }) {
  const formats = useFormats();
  const [first] = days;
  if (first && haveSameHours(days)) {
    return (
      <span className={styles.hours}>
        {alwaysDated && (
          <>
            <time dateTime={first.date}>{formats.shortDay(first.date)}</time>
            {', '}
          </>
        )}
        <Hours {...first} />
      </span>
    );
  }
  return (
    <ul className={styles.eachDay}>
      {days.map((day) => (
        <li key={day.date} className={styles.day}>
          <time dateTime={day.date}>{formats.shortDay(day.date)}</time>{' '}
          <span>
            <Hours {...day} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Hours({ startTime, endTime }: ClassHoursProps['days'][number]) {
  const formats = useFormats();
  // No line break within a time; the end may wrap.
  return (
    <>
      <span className="nowrap">{formats.time(startTime)} –</span>{' '}
      <span className="nowrap">{formats.time(endTime)}</span>
    </>
  );
}
