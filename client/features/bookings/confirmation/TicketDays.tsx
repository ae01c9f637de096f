import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { DateBlock } from '../../../ui/classes/DateBlock';
import { arrivalTime } from './arrival-time';
import { confirmationMessages } from './confirmation.messages';
import styles from './TicketDays.module.css';

interface TicketDaysProps {
  days: readonly { dayNumber: number; date: string; startTime: string; endTime: string }[];
  /** Undefined if the attendee need not arrive; then only start and end are displayed. */
  arriveEarlyMinutes: number | undefined;
}

/** Each day of the class with date block, start, end and arrival time. */
export function TicketDays({ days, arriveEarlyMinutes }: TicketDaysProps) {
  const formats = useFormats();
  return (
    <ol className={styles.days}>
      {days.map(({ dayNumber, date, startTime, endTime }) => (
        <li key={dayNumber} className={styles.day}>
          <div className={styles.date}>
            <DateBlock date={date} />
          </div>
          <p className={styles.times}>
            <span className={styles.label}>
              {days.length > 1 ? (
                <FormattedMessage {...confirmationMessages.day} values={{ number: dayNumber }} />
              ) : (
                <FormattedMessage {...confirmationMessages.onlyDay} />
              )}
            </span>{' '}
            <b className={styles.hours}>
              <span className="nowrap">{formats.time(startTime)} –</span>{' '}
              <span className="nowrap">{formats.time(endTime)}</span>
            </b>{' '}
            {arriveEarlyMinutes !== undefined && (
              <FormattedMessage
                {...confirmationMessages.arriveAt}
                values={{ time: formats.time(arrivalTime(startTime, arriveEarlyMinutes)) }}
              />
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
