import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { paths } from '../../paths';
import { Button, ButtonLink, ButtonRow } from '../../ui/elements/Button';
import { usePageTitle } from '../../ui/page/use-page-title';
import { accountMessages } from './account.messages';
import { AccountSheet } from './AccountSheet';
import { securityMessages } from './security.messages';
import { useLogOut } from './use-session';

/** The dashboard of a client. @param children the bookings, and `PortalActions` once they have loaded */
export function PortalPage({ children }: { children: ReactNode }) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(accountMessages.portalTitle));
  return (
    <AccountSheet heading={<FormattedMessage {...accountMessages.portalTitle} />}>{children}</AccountSheet>
  );
}

export function PortalActions() {
  const logOut = useLogOut();
  return (
    <ButtonRow>
      <ButtonLink to={paths.clientAccount}>
        <FormattedMessage {...securityMessages.title} />
      </ButtonLink>
      <Button onClick={logOut}>
        <FormattedMessage {...accountMessages.logOut} />
      </Button>
    </ButtonRow>
  );
}
