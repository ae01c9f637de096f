import { FormattedMessage, useIntl } from 'react-intl';

import { paths } from '../../paths';
import { usePageTitle } from '../../ui/page/use-page-title';
import { accountMessages } from './account.messages';
import { AccountSecurity } from './AccountSecurity';
import { AccountSheet } from './AccountSheet';
import { securityMessages as messages } from './security.messages';

/** Name, password and sessions in the client portal. */
export function ClientAccountPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(messages.title));
  return (
    <AccountSheet
      heading={<FormattedMessage {...messages.title} />}
      back={{ to: paths.clientDashboard, label: <FormattedMessage {...accountMessages.portalTitle} /> }}
    >
      <AccountSecurity />
    </AccountSheet>
  );
}
