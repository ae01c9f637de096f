import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';

import { consolePaths } from '../../../../console-paths';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { recordsMessages as messages } from './records.messages';
import styles from './Records.module.css';

/** Links between venues and instructors: the console's menu has one entry for both. */
export function RecordKinds() {
  const intl = useIntl();
  return (
    <nav className={styles.kinds} aria-label={intl.formatMessage(messages.kinds)}>
      <NavLink to={consolePaths.venues}>
        <FormattedMessage {...pageNameMessages.venues} />
      </NavLink>
      <NavLink to={consolePaths.instructors}>
        <FormattedMessage {...pageNameMessages.instructors} />
      </NavLink>
    </nav>
  );
}
