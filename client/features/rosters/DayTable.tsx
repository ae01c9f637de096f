import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../i18n/formats';
import { useZoneName } from '../../i18n/zone-name';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { fieldMessages } from '../../ui/office/texts/fields.messages';
import { minutesOf, totalMinutes } from './class-hours';
import styles from './DayTable.module.css';
import type { RosterClass } from './read-roster';
import { rosterMessages as messages } from './roster.messages';

/** The days of a class with their hours and the total. */
export function DayTable({ scheduled: { days, timeZone } }: { scheduled: RosterClass }) {
  const formats = useFormats();
  const zoneName = useZoneName();
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">
          <FormattedMessage {...messages.days} />
        </caption>
        <thead>
          <tr>
            {[messages.dayHead, fieldMessages.date, messages.fromTo, messages.lengthHead].map((head) => (
              <th key={head.id} scope="col">
                <FormattedMessage {...head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.dayNumber}>
              <td>{day.dayNumber}</td>
              <th scope="row">
                <time dateTime={day.date}>{formats.fullDate(day.date)}</time>
              </th>
              <td>
                <span className="nowrap">{formats.time(day.startTime)} –</span>{' '}
                <span className="nowrap">{formats.time(day.endTime)}</span>
              </td>
              <td>
                <ClassLength minutes={minutesOf(day)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              <FormattedMessage {...messages.total} />
            </th>
            <td>
              <ClassLength minutes={totalMinutes(days)} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.zone}>
        <FormattedMessage {...classWordMessages.zone} values={{ zone: zoneName(timeZone) }} />
      </p>
    </>
  );
}

/** '8 h', '5 h 30 min' */
export function ClassLength({ minutes }: { minutes: number }) {
  return (
    <span className="nowrap">
      <FormattedMessage
        {...messages.length}
        values={{ hours: Math.floor(minutes / 60), minutes: Math.round(minutes % 60) }}
      />
    </span>
  );
}
