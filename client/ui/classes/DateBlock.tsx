import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../i18n/formats';
import { classMessages } from './class.messages';
import styles from './DateBlock.module.css';

interface DateBlockProps {
  /** First day, 'YYYY-MM-DD'. */
  date: string;
  /** For a class of several days, their number is displayed below the date. */
  dayCount?: number;
}

/** A date block: weekday in full, day in large numerals, month. */
export function DateBlock({ date, dayCount = 1 }: DateBlockProps) {
  const formats = useFormats();
  return (
    <p className={styles.date}>
      <time className={styles.sheet} dateTime={date}>
        <span className={styles.word}>{formats.weekday(date)}</span>{' '}
        <span className={styles.day}>{formats.dayOfMonth(date)}</span>{' '}
        <span className={styles.word}>{formats.month(date)}</span>
      </time>
      {dayCount > 1 && (
        <>
          {' '}
          <span className={styles.count}>
            <FormattedMessage {...classMessages.days} values={{ count: dayCount }} />
          </span>
        </>
      )}
    </p>
  );
}
