import { FormattedMessage } from 'react-intl';

import { useSite } from '../../graphql/use-site';
import { officeMessages } from '../../ui/contact/office.messages';
import styles from './Hero.module.css';
import { homeMessages } from './home.messages';

/** One sentence and the phone number, so that the board begins in the first screen of a phone. */
export function Hero() {
  const site = useSite();
  return (
    <div className="wrap">
      <div className={styles.hero}>
        <h1 className={styles.heading}>
          <FormattedMessage {...homeMessages.heading} />
        </h1>
        <div className={styles.call}>
          <a className={styles.phone} href={site && `tel:${site.companyPhone}`}>
            <span>
              <FormattedMessage {...homeMessages.bookByPhone} />
            </span>{' '}
            <span className={styles.number}>{site?.companyPhoneDisplay}</span>
          </a>
          <p className={styles.hours}>
            <FormattedMessage {...officeMessages.hours} />
          </p>
        </div>
      </div>
    </div>
  );
}
