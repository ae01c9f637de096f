import { FormattedMessage, useIntl } from 'react-intl';

import { useSite } from '../graphql/use-site';
import { paths } from '../paths';
import { Button, ButtonAnchor, ButtonRow } from '../ui/Button';
import { Phone } from '../ui/icons/site-icons';
import { usePageTitle } from '../ui/use-page-title';
import styles from './ErrorPage.module.css';
import { layoutMessages } from './layout.messages';

/** Instead of a page that failed: what happened, and the ways on that need nothing of the page. */
export function ErrorPage() {
  const intl = useIntl();
  const site = useSite();
  usePageTitle(intl.formatMessage(layoutMessages.errorHeading));
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>
        <FormattedMessage {...layoutMessages.errorHeading} />
      </h1>
      <p>
        <FormattedMessage {...layoutMessages.errorText} />
      </p>
      <ButtonRow>
        <Button variant="primary" onClick={() => window.location.reload()}>
          <FormattedMessage {...layoutMessages.reload} />
        </Button>
        {/* A new document, not a route: whatever broke is gone with the old one. */}
        <ButtonAnchor href={paths.home}>
          <FormattedMessage {...layoutMessages.backHome} />
        </ButtonAnchor>
        {site && (
          <ButtonAnchor href={`tel:${site.companyPhone}`}>
            <Phone size={20} />
            <FormattedMessage {...layoutMessages.callUs} values={{ phone: site.companyPhoneDisplay }} />
          </ButtonAnchor>
        )}
      </ButtonRow>
    </div>
  );
}
