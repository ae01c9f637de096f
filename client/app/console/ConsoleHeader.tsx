import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';

import { useLogOut, useSession } from '../../features/accounts/use-session';
import { useSite } from '../../graphql/use-site';
import { consolePaths } from '../../console-paths';
import { Menu as MenuIcon, Search, User } from '../../ui/icons/office-icons';
import { LanguageToggle } from '../LanguageToggle';
import { layoutMessages } from '../layout.messages';
import { consoleMessages } from './console.messages';
import styles from './ConsoleHeader.module.css';
import { consoleNavId } from './console-nav-id';
import { ConsoleSearch } from './ConsoleSearch';
import { useTheme } from './use-theme';

interface ConsoleHeaderProps {
  /** On a phone: whether the navigation and the other controls that do not fit into the bar are visible. */
  isMenuOpen: boolean;
  onMenu: () => void;
  isSearching: boolean;
  onSearch: (isOpen: boolean) => void;
}

/** The account, and the controls of all pages: search, colours, language, log-out. */
export function ConsoleHeader({ isMenuOpen, onMenu, isSearching, onSearch }: ConsoleHeaderProps) {
  const intl = useIntl();
  const site = useSite();
  const session = useSession();
  const logOut = useLogOut();
  const { theme, toggle } = useTheme();
  const [failure, setFailure] = useState<MessageDescriptor>();
  const endSearch = useCallback(() => {
    onSearch(false);
    setFailure(consoleMessages.searchFailed);
  }, [onSearch]);
  const name = session?.user.firstName ?? intl.formatMessage(consoleMessages.defaultName);
  const welcome = <FormattedMessage {...consoleMessages.welcome} values={{ name }} />;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button
          type="button"
          className={`${styles.cell} ${styles.menu}`}
          aria-expanded={isMenuOpen}
          aria-controls={consoleNavId}
          onClick={onMenu}
        >
          <MenuIcon className={styles.icon} />
          <span className="visually-hidden">
            <FormattedMessage {...consoleMessages.menu} />
          </span>
        </button>
        <div className={styles.brand}>
          <span className={styles.mark} aria-hidden="true">
            {site?.companyName.charAt(0)}
          </span>
          <p className={styles.who}>
            <span className={styles.title}>
              <FormattedMessage {...consoleMessages.title} />
            </span>
            <span className={styles.welcome}>{welcome}</span>
          </p>
        </div>
        <button
          type="button"
          className={`${styles.cell} ${styles.search}`}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => onSearch(true)}
        >
          <Search className={styles.icon} />
          <span className={styles.word}>
            <FormattedMessage {...consoleMessages.search} />
          </span>
        </button>
        <Link className={`${styles.cell} ${styles.account}`} to={consolePaths.account}>
          <User className={styles.accountIcon} />
          <span className={styles.word}>
            <FormattedMessage {...consoleMessages.account} />
          </span>
        </Link>
        <div className={isMenuOpen ? styles.more : `${styles.more} ${styles.closed}`}>
          {isMenuOpen && <p className={styles.menuWelcome}>{welcome}</p>}
          <button type="button" className={styles.cell} onClick={toggle}>
            <FormattedMessage {...(theme === 'dark' ? consoleMessages.useLight : consoleMessages.useDark)} />
          </button>
          <LanguageToggle
            className={styles.cell}
            onFailure={() => setFailure(layoutMessages.languageFailed)}
            onSuccess={() => setFailure(undefined)}
          />
          <button type="button" className={styles.cell} data-leaves onClick={logOut}>
            <FormattedMessage {...consoleMessages.logOut} />
          </button>
        </div>
      </div>
      <div className={styles.stripe} />
      <div role="status">
        {failure && (
          <p className={styles.failure}>
            <FormattedMessage {...failure} />
          </p>
        )}
      </div>
      <ConsoleSearch
        isOpen={isSearching}
        theme={theme}
        onToggleTheme={toggle}
        onLanguage={(outcome) => setFailure(outcome === 'failed' ? layoutMessages.languageFailed : undefined)}
        onOpen={onSearch}
        onFailed={endSearch}
      />
    </header>
  );
}
