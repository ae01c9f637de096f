import { FormattedMessage, useIntl } from 'react-intl';

import { paths } from '../../paths';
import { Button, ButtonLink, ButtonRow } from '../../ui/Button';
import { usePageTitle } from '../../ui/use-page-title';
import { accountMessages } from './account.messages';
import { AccountSheet } from './AccountSheet';
import { securityMessages } from './security.messages';
import { useLogOut } from './use-session';

/** The client portal is a placeholder (specification section 1). */
export function PortalPage() {
  const intl = useIntl();
  const logOut = useLogOut();
  usePageTitle(intl.formatMessage(accountMessages.portalTitle));
  return (
    <AccountSheet heading={<FormattedMessage {...accountMessages.portalTitle} />}>
      <p>
        <FormattedMessage {...accountMessages.portalText} />
      </p>
      <p>
        <FormattedMessage {...accountMessages.portalHelp} />
      </p>
      <ButtonRow>
        <ButtonLink variant="primary" to={paths.home}>
          <FormattedMessage {...accountMessages.backHome} />
        </ButtonLink>
        <ButtonLink to={paths.clientAccount}>
          <FormattedMessage {...securityMessages.title} />
        </ButtonLink>
        <Button onClick={logOut}>
          <FormattedMessage {...accountMessages.logOut} />
        </Button>
      </ButtonRow>
    </AccountSheet>
  );
}
