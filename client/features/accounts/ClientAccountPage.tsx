import { FormattedMessage, useIntl } from 'react-intl';

import { paths } from '../../paths';
import { Button, ButtonRow } from '../../ui/elements/Button';
import { usePageTitle } from '../../ui/page/use-page-title';
import { accountMessages } from './account.messages';
import { AccountSecurity } from './AccountSecurity';
import { AccountSheet } from './AccountSheet';
import { securityMessages as messages } from './security.messages';
import { useLogOut } from './use-session';

/** Name, password and sessions in the client portal. */
export function ClientAccountPage() {
  const intl = useIntl();
  const logOut = useLogOut();
  usePageTitle(intl.formatMessage(messages.title));
  return (
    <AccountSheet
      heading={<FormattedMessage {...messages.title} />}
      back={{ to: paths.clientDashboard, label: <FormattedMessage {...accountMessages.portalTitle} /> }}
    >
      <AccountSecurity />
      <ButtonRow>
        <Button onClick={logOut}>
          <FormattedMessage {...accountMessages.logOut} />
        </Button>
      </ButtonRow>
    </AccountSheet>
  );
}
