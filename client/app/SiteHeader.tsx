import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { useSite } from '../graphql/use-site';
import { paths } from '../paths';
import { Phone } from '../ui/icons/site-icons';
import { AccountLink } from './AccountLink';
import { LanguageToggle } from './LanguageToggle';
import styles from './SiteHeader.module.css';
import { layoutMessages } from './layout.messages';
import { SpanishOffer } from './SpanishOffer';

/** Company, phone, language and log-in. Keeps its size while the site facts are loading. */
export function SiteHeader() {
  const site = useSite();
  const [hasFailed, setHasFailed] = useState(false);
  const toggle = useRef<HTMLAnchorElement>(null);
  const company = site?.companyName ?? '';
  return (
    <header className={styles.header}>
      <SpanishOffer
        onFailure={() => setHasFailed(true)}
        onAnswer={() => {
          setHasFailed(false);
          // The choice can be undone there.
          toggle.current?.focus();
        }}
      />
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
          ref={toggle}
          className={styles.cell}
          onFailure={() => setHasFailed(true)}
          onSuccess={() => setHasFailed(false)}
        />
        <AccountLink className={styles.cell} />
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
