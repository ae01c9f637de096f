import { FormattedMessage } from 'react-intl';

import { useSite } from '../../graphql/use-site';
import { officeMessages } from '../../ui/contact/office.messages';
import { Cell, TitleBlock } from '../../ui/elements/TitleBlock';
import { contactMessages, policyMessages } from './contact.messages';
import styles from './OfficeFacts.module.css';

/** Contact data and hours of the office, and the cancellation policy. */
export function OfficeFacts() {
  const site = useSite();
  return (
    <div className={styles.office}>
      <TitleBlock className={styles.cells}>
        <Cell wide label={<FormattedMessage {...contactMessages.callOffice} />}>
          <a className={styles.phone} href={site && `tel:${site.companyPhone}`}>
            {site?.companyPhoneDisplay}
          </a>
        </Cell>
        <Cell wide label={<FormattedMessage {...contactMessages.hoursLabel} />}>
          <FormattedMessage {...officeMessages.hours} />
        </Cell>
        <Cell wide label={<FormattedMessage {...contactMessages.email} />}>
          <a className={styles.email} href={site && `mailto:${site.companyEmail}`}>
            {site?.companyEmail}
          </a>
        </Cell>
        <Cell wide label={<FormattedMessage {...contactMessages.policyLabel} />}>
          <span className={styles.policy}>
            {site && (
              <FormattedMessage {...policyMessages.policy} values={{ hours: site.refundWindowHours }} />
            )}
          </span>
        </Cell>
      </TitleBlock>
    </div>
  );
}
