import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo, consolePaths } from '../../console-paths';
import { useFormats } from '../../i18n/formats';
import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { Panel } from '../../ui/office/page/Panel';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import type { TodayClassFactsFragment } from './Today.generated';
import { todayMessages as messages } from './today.messages';
import styles from './Today.module.css';
import { AttendanceSummary } from './AttendanceSummary';

interface ClassesBelowMinimumProps {
  classes: readonly TodayClassFactsFragment[];
  count: number;
}

/** Classes of the next days below their minimum number of attendees. */
export function ClassesBelowMinimum({ classes, count }: ClassesBelowMinimumProps) {
  const formats = useFormats();
  const { language } = useLocale();
  return (
    <Panel heading={<FormattedMessage {...messages.fewHeading} />}>
      <ul className={styles.list}>
        {classes.map((shown) => {
          const { text, lang } = localized(shown.name, shown.nameEs, language);
          const place = localized(shown.locationName, shown.locationNameEs, language);
          return (
            <li key={shown.classInstanceId} className={styles.row}>
              <div className={styles.facts}>
                <p className={styles.name}>
                  <Link className={styles.link} to={consolePathTo.class(shown.classInstanceId)}>
                    <span lang={lang}>{text}</span>
                  </Link>
                </p>
                <p className={styles.detail}>
                  <span className={styles.when}>{formats.nearInstant(shown.startsAt, shown.timeZone)}</span>
                  <span lang={place.lang}>
                    <FormattedMessage
                      {...classWordMessages.place}
                      values={{ name: place.text, city: shown.city }}
                    />
                  </span>
                </p>
              </div>
              <AttendanceSummary classInstance={shown} />
            </li>
          );
        })}
      </ul>
      {count > classes.length && (
        <p className={styles.more}>
          <Link className={styles.link} to={consolePaths.schedule}>
            <FormattedMessage {...messages.moreFew} values={{ count: count - classes.length }} />
          </Link>
        </p>
      )}
    </Panel>
  );
}
