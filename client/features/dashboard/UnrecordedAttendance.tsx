import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../console-paths';
import { useFormats } from '../../i18n/formats';
import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { Panel } from '../../ui/office/page/Panel';
import { taskPaths } from './task-paths';
import type { TodayQuery } from './Today.generated';
import styles from './Today.module.css';
import { unrecordedMessages as messages } from './unrecorded.messages';

interface UnrecordedAttendanceProps {
  classes: TodayQuery['today']['unrecorded'];
  count: number;
}

/** Classes that are over, with attendees who are not marked attended or absent. */
export function UnrecordedAttendance({ classes, count }: UnrecordedAttendanceProps) {
  const formats = useFormats();
  const { language } = useLocale();
  return (
    <Panel heading={<FormattedMessage {...messages.heading} />}>
      <ul className={styles.list}>
        {classes.map(({ classInstanceId, name, nameEs, startsAt, timeZone, attendees }) => {
          const { text, lang } = localized(name, nameEs, language);
          return (
            <li key={classInstanceId} className={styles.row}>
              <div className={styles.facts}>
                <p className={styles.name}>
                  <Link className={styles.link} to={consolePathTo.class(classInstanceId)}>
                    <span lang={lang}>{text}</span>
                  </Link>
                </p>
                <p className={styles.detail}>
                  <span className={styles.when}>{formats.nearInstant(startsAt, timeZone)}</span>
                  <FormattedMessage {...messages.attendees} values={{ count: attendees }} />
                </p>
              </div>
              <Link className={styles.link} to={consolePathTo.attendance(classInstanceId)}>
                <FormattedMessage {...classWordMessages.recordAttendance} />
              </Link>
            </li>
          );
        })}
      </ul>
      {count > classes.length && (
        <p className={styles.more}>
          <Link className={styles.link} to={taskPaths.unrecordedAttendance}>
            <FormattedMessage {...messages.more} values={{ count: count - classes.length }} />
          </Link>
        </p>
      )}
    </Panel>
  );
}
