import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { useFormats } from '../../i18n/formats';
import { consolePaths } from '../../console-paths';
import { Panel } from '../../ui/office/page/Panel';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import type { TodayQuery } from './Today.generated';
import { todayMessages as messages } from './today.messages';
import styles from './Today.module.css';
import { TodayClassRow } from './TodayClassRow';
import type { SetPayment } from './use-today';

interface TodayClassesProps {
  classes: TodayQuery['today']['classes'];
  count: number;
  onPayment: SetPayment;
}

/** The classes of today and tomorrow; a class of several days is listed on each of them. */
export function TodayClasses({ classes, count, onPayment }: TodayClassesProps) {
  const formats = useFormats();
  const days = [
    { message: messages.today, ofDay: classes.filter(({ isToday }) => isToday) },
    { message: messages.tomorrow, ofDay: classes.filter(({ isToday }) => !isToday) },
  ];
  return (
    <Panel
      heading={<FormattedMessage {...messages.heading} />}
      action={
        <Link to={consolePaths.schedule}>
          <FormattedMessage {...pageNameMessages.toSchedule} />
        </Link>
      }
    >
      {classes.length === 0 && (
        <p className={styles.empty}>
          <FormattedMessage {...messages.noClasses} />
        </p>
      )}
      {days.map(({ message, ofDay: [first, ...others] }) =>
        first ? (
          <div key={message.id} className={styles.dayGroup}>
            <h3 className={styles.day}>
              <FormattedMessage {...message} values={{ date: formats.longDay(first.date) }} />
            </h3>
            <ul className={styles.list}>
              {[first, ...others].map((shown) => (
                <TodayClassRow
                  key={shown.classInstance.classInstanceId}
                  shown={shown}
                  onPayment={onPayment}
                />
              ))}
            </ul>
          </div>
        ) : null,
      )}
      {count > classes.length && (
        <p className={styles.more}>
          <Link className={styles.link} to={consolePaths.schedule}>
            <FormattedMessage {...messages.moreClasses} values={{ count }} />
          </Link>
        </p>
      )}
    </Panel>
  );
}
