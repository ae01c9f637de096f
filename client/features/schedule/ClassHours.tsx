import { FormattedMessage, useIntl } from 'react-intl';

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
  return <DayTimes days={haveSameHours(days) ? days.slice(0, 1) : days} alwaysDated={alwaysDated} />;
}
