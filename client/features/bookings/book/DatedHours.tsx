import { useFormats } from '../../../i18n/formats';
import styles from './DatedHours.module.css';

interface DatedHoursProps {
  /** In order; wall time at the venue, 'YYYY-MM-DD' and 'HH:MM'. */
  days: readonly { date: string; startTime: string; endTime: string }[];
  /** Beside a date block, which displays the month and suffices for a single day. */
  besideDateBlock?: boolean;
}

/** Every day of a class with start and end; on a narrow screen the hours wrap as a whole below the date. */
export function DatedHours({ days, besideDateBlock = false }: DatedHoursProps) {
  const formats = useFormats();
  const isDated = !besideDateBlock || days.length > 1;
  return (
    <ul className={styles.days}>
      {days.map(({ date, startTime, endTime }) => (
        <li key={date} className={styles.day}>
          {isDated && (
            <time className={styles.date} dateTime={date}>
              {formats.shortDay(date)}
            </time>
          )}{' '}
          <span>
            <span className="nowrap">{formats.time(startTime)} –</span>{' '}
            <span className="nowrap">{formats.time(endTime)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
