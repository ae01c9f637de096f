import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../i18n/formats';
import { DayTimes } from '../../ui/DayTimes';
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

/** The days of a class and their hours; days of the same hours say them once. */
export function ClassHours({ days }: ClassHoursProps) {
  const formats = useFormats();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || days.length === 1) return <DayTimes days={days} />;
  const haveSameHours = days.every(
    ({ startTime, endTime }) => startTime === first.startTime && endTime === first.endTime,
  );
  if (!haveSameHours) return <DayTimes days={days} />;
  return (
    <div>
      <p className={styles.days}>
        {followEachOther(days) ? (
          <FormattedMessage
            {...boardMessages.fromTo}
            values={{ first: formats.dayInSentence(first.date), last: formats.dayInSentence(last.date) }}
          />
        ) : (
          days.map(({ date }) => (
            <span key={date} className={styles.day}>
              {formats.shortDay(date)}
            </span>
          ))
        )}
      </p>
      <DayTimes days={[first]} />
    </div>
  );
}
