import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { useSite } from '../graphql/use-site';
import { paths } from '../paths';
import { Phone } from '../ui/icons/site-icons';
import { LanguageToggle } from './LanguageToggle';
import styles from './SiteHeader.module.css';
import { layoutMessages } from './layout.messages';

/** Company, phone, language and login, as the title block of a sheet. Keeps its size while the facts are loading. */
export function SiteHeader() {
  const site = useSite();
  const [hasFailed, setHasFailed] = useState(false);
  const company = site?.companyName ?? '';
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.brand} to={paths.home}>
          <span className={styles.mark} aria-hidden="true">
            {company.charAt(0)}
          </span>
          <span className={styles.name}>{company}</span>
        </Link>
        {site ? (
          <a className={`${styles.cell} ${styles.phone}`} href={`tel:${site.companyPhone}`}>
            <Phone size={24} />
            {site.companyPhoneDisplay}
          </a>
        ) : (
          <span className={`${styles.cell} ${styles.phone}`} />
        )}
        <LanguageToggle
          className={styles.cell}
          onFailure={() => setHasFailed(true)}
          onSuccess={() => setHasFailed(false)}
        />
        <Link className={styles.cell} to={paths.login}>
          <FormattedMessage {...layoutMessages.login} />
        </Link>
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
