import { useFormats } from '../i18n/formats';
import styles from './DayTimes.module.css';

interface DayTimesProps {
  /** In order; wall time at the venue, 'YYYY-MM-DD' and 'HH:MM'. */
  days: readonly { date: string; startTime: string; endTime: string }[];
  /** Name the date also when there is only one day: where no DateBlock stands beside. */
  alwaysDated?: boolean;
}

function Hours({ startTime, endTime }: { startTime: string; endTime: string }) {
  const formats = useFormats();
  // Each time stays whole with its period, the end can go to the next line.
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
  if (days.length === 1 && only && !alwaysDated) {
    return (
      <span className={styles.hours}>
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
