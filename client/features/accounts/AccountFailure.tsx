import { useIntl } from 'react-intl';

import type { Failure } from '../../graphql/failure';
import { useSite } from '../../graphql/use-site';
import { Banner } from '../../ui/Banner';
import { accountMessages, timedMessages } from './account.messages';

/** Above an account form: why it could not be sent. */
export function AccountFailure({ failure }: { failure: Failure | undefined }) {
  const intl = useIntl();
  const site = useSite();
  if (!failure) return <Banner>{undefined}</Banner>;
  return (
    <Banner>
      {failure.code === 'RATE_LIMITED' && site
        ? intl.formatMessage(timedMessages.tooMany, { minutes: site.loginPauseMinutes })
        : intl.formatMessage(accountMessages.failed)}
    </Banner>
  );
}
