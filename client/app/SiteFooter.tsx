import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { useSite } from '../graphql/use-site';
import { paths, pathTo } from '../paths';
import { officeMessages } from '../ui/contact/office.messages';
import { AccountLink } from './AccountLink';
import styles from './SiteFooter.module.css';
import { layoutMessages } from './layout.messages';

/** Contact data, links and services: the same on every page. */
export function SiteFooter() {
  const site = useSite();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.sheet}>
          <section aria-labelledby="footer-help">
            <h2 id="footer-help">
              <FormattedMessage {...layoutMessages.helpHeading} />
            </h2>
            <ul className={styles.list}>
              <li className={styles.line}>
                {site && (
                  <a className="tabular" href={`tel:${site.companyPhone}`}>
                    {site.companyPhoneDisplay}
                  </a>
                )}
              </li>
              <li className={styles.line}>
                {site && <a href={`mailto:${site.companyEmail}`}>{site.companyEmail}</a>}
              </li>
              <li className={styles.line}>
                {site && <a href={site.companyWebsite}>{new URL(site.companyWebsite).host}</a>}
              </li>
              <li className={styles.line}>
                <FormattedMessage {...officeMessages.hours} />
              </li>
            </ul>
          </section>
          <section aria-labelledby="footer-links">
            <h2 id="footer-links">
              <FormattedMessage {...layoutMessages.linksHeading} />
            </h2>
            <ul className={styles.list}>
              <li className={styles.line}>
                <Link to={pathTo.classes}>
                  <FormattedMessage {...layoutMessages.classes} />
                </Link>
              </li>
              <li className={styles.line}>
                <Link to={pathTo.contact}>
                  <FormattedMessage {...layoutMessages.contact} />
                </Link>
              </li>
              <li className={styles.line}>
                <Link to={paths.findBooking}>
                  <FormattedMessage {...layoutMessages.findBooking} />
                </Link>
              </li>
              <li className={styles.line}>
                <AccountLink />
              </li>
            </ul>
          </section>
          <section aria-labelledby="footer-certifications">
            <h2 id="footer-certifications">
              <FormattedMessage {...layoutMessages.certificationsHeading} />
            </h2>
            <ul className={styles.list}>
              <li className={styles.item}>
                <FormattedMessage {...layoutMessages.forklift} />
              </li>
              <li className={styles.item}>
                <FormattedMessage {...layoutMessages.firstAid} />
              </li>
              <li className={styles.item}>
                <FormattedMessage {...layoutMessages.hazwoper} />
              </li>
            </ul>
            <p className={styles.note}>
              <FormattedMessage {...layoutMessages.oshaCards} />
            </p>
          </section>
        </div>
        <p className={styles.legal}>
          {site && <FormattedMessage {...layoutMessages.copyright} values={{ company: site.companyName }} />}
          <span>
            <FormattedMessage {...layoutMessages.localTime} />
          </span>
        </p>
      </div>
    </footer>
  );
}
