import { FormattedMessage, useIntl } from 'react-intl';

import { PageHead } from '../../ui/office/page/PageHead';
import { usePageTitle } from '../../ui/page/use-page-title';
import { AccountSecurity } from './AccountSecurity';
import { securityMessages as messages } from './security.messages';

/** Name, password and sessions in the console. */
export function OfficeAccountPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(messages.title));
  return (
    <>
      <PageHead heading={<FormattedMessage {...messages.title} />} />
      <AccountSecurity />
    </>
  );
}
