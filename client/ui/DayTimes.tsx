import { useFormats } from '../i18n/formats';
import styles from './DayTimes.module.css';

interface DayTimesProps {
  /** In order; wall time at the venue, 'YYYY-MM-DD' and 'HH:MM'. */
  days: readonly { date: string; startTime: string; endTime: string }[];
  /** Displays the date also for a single day, if no DateBlock does. */
  alwaysDated?: boolean;
}

function Hours({ startTime, endTime }: { startTime: string; endTime: string }) {
  const formats = useFormats();
  // No line break within a time; the end may wrap.
  return (
    <>
      <span className="nowrap">{formats.time(startTime)} –</span>{' '}
      <span className="nowrap">{formats.time(endTime)}</span>
    </>
  );
}

/** Every day of a class with its start and end. */
export function DayTimes({ days, alwaysDated = false }: DayTimesProps) {
  const formats = useFormats();
  const [only] = days;
  if (days.length === 1 && only) {
    return (
      <span className={styles.hours}>
        {alwaysDated && (
          <>
            <time dateTime={only.date}>{formats.shortDay(only.date)}</time>
            {', '}
          </>
        )}
        <Hours startTime={only.startTime} endTime={only.endTime} />
      </span>
    );
  }
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day.date} className={styles.day}>
          <time dateTime={day.date}>{formats.shortDay(day.date)}</time>{' '}
          <span>
            <Hours startTime={day.startTime} endTime={day.endTime} />
          </span>
        </li>
      ))}
    </ul>
  );
}
