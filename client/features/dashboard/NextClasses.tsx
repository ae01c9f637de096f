import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../console-paths';
import { useFormats } from '../../i18n/formats';
import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { useZoneName } from '../../i18n/zone-name';
import { classMessages } from '../../ui/classes/class.messages';
import { WaitingLink } from '../../ui/office/page/WaitingLink';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { dashboardMessages as messages } from './dashboard.messages';
import styles from './DashboardList.module.css';
import type { DashboardQuery } from './DashboardPage.generated';

interface NextClassesProps {
  classes: DashboardQuery['dashboard']['upcomingClassList'];
}

/** The next classes and their taken seats; times are the venue's. */
export function NextClasses({ classes }: NextClassesProps) {
  const intl = useIntl();
  const formats = useFormats();
  const zoneName = useZoneName();
  const { language } = useLocale();
  if (classes.length === 0)
    return (
      <p className={styles.empty}>
        <FormattedMessage {...messages.noClasses} />
      </p>
    );
  return (
    <ul className={styles.list}>
      {classes.map(({ id, name, nameEs, startsAt, timeZone, enrolledCount, maxAttendees, waiting }) => {
        const { text, lang } = localized(name, nameEs, language);
        return (
          <li key={id} className={styles.row}>
            <span>
              <Link className={styles.name} to={consolePathTo.class(id)} lang={text ? lang : undefined}>
                {text || intl.formatMessage(classWordMessages.unknownClass)}
              </Link>
              <span className={styles.detail}>
                {formats.instant(startsAt, timeZone)}, {zoneName(timeZone)}
              </span>
            </span>
            <span className={styles.count}>
              <FormattedMessage
                {...messages.enrolled}
                values={{ enrolled: enrolledCount, max: maxAttendees }}
              />{' '}
              {enrolledCount >= maxAttendees && (
                <span className={styles.full}>
                  <FormattedMessage {...classMessages.full} />
                </span>
              )}
              <WaitingLink count={waiting} to={consolePathTo.waitingList(id)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
