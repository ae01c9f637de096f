import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useLogOut, useSession } from '../../features/accounts/use-session';
import { useSite } from '../../graphql/use-site';
import { paths } from '../../paths';
import { LanguageToggle } from '../LanguageToggle';
import { layoutMessages } from '../layout.messages';
import { consoleMessages } from './console.messages';
import styles from './ConsoleHeader.module.css';
import { useTheme } from './use-theme';

/** Who is at work, and what holds for all pages: colours, language, log-out. */
export function ConsoleHeader() {
  const intl = useIntl();
  const site = useSite();
  const session = useSession();
  const logOut = useLogOut();
  const { theme, toggle } = useTheme();
  const [hasFailed, setHasFailed] = useState(false);
  const name = session?.user.firstName ?? intl.formatMessage(consoleMessages.defaultName);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <span className={styles.mark} aria-hidden="true">
            {site?.companyName.charAt(0)}
          </span>
          <p className={styles.who}>
            <span className={styles.title}>
              <FormattedMessage {...consoleMessages.title} />
            </span>
            <FormattedMessage {...consoleMessages.welcome} values={{ name }} />
          </p>
        </div>
        <button type="button" className={styles.cell} onClick={toggle}>
          <FormattedMessage {...(theme === 'dark' ? consoleMessages.useLight : consoleMessages.useDark)} />
        </button>
        <LanguageToggle
          className={styles.cell}
          onFailure={() => setHasFailed(true)}
          onSuccess={() => setHasFailed(false)}
        />
        <Link className={styles.cell} to={paths.adminAccount}>
          <FormattedMessage {...consoleMessages.account} />
        </Link>
        <button type="button" className={styles.cell} data-leaves onClick={logOut}>
          <FormattedMessage {...consoleMessages.logOut} />
        </button>
      </div>
      <div className={styles.stripe} />
      <div role="status">
        {hasFailed && (
          <p className={styles.failure}>
            <FormattedMessage {...layoutMessages.languageFailed} />
          </p>
        )}
      </div>
    </header>
  );
}
