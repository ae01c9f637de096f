import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import type { Failure } from '../../graphql/requests/failure';
import { useSite } from '../../graphql/use-site';
import { paths } from '../../paths';
import { Banner } from '../../ui/elements/Banner';
import { accountMessages, timedMessages } from './account.messages';
import { loginMessages, loginPauseMessages } from './login.messages';

interface AccountFailureProps {
  failure: Failure | undefined;
  /** On the log-in, every rejection has the same text about email and password. */
  isLogin?: boolean;
}

/** Why an account form could not be sent. With the client's own messages, so that they follow the language. */
export function AccountFailure({ failure, isLogin = false }: AccountFailureProps) {
  return <Banner>{failure && <Reason failure={failure} isLogin={isLogin} />}</Banner>;
}

function Reason({ failure, isLogin }: { failure: Failure; isLogin: boolean }) {
  const site = useSite();
  switch (failure.code) {
    case 'NETWORK':
      return <FormattedMessage {...accountMessages.lost} />;
    case 'RATE_LIMITED': {
      const { retryAfterSeconds } = failure;
      const minutes =
        retryAfterSeconds === undefined ? site?.loginPauseMinutes : Math.ceil(retryAfterSeconds / 60);
      if (!isLogin) return <FormattedMessage {...timedMessages.tooMany} values={{ minutes: minutes ?? 1 }} />;
      return (
        <FormattedMessage
          {...loginPauseMessages.tooMany}
          values={{
            minutes: minutes ?? 1,
            link: (chunks) => <Link to={paths.forgotPassword}>{chunks}</Link>,
          }}
        />
      );
    }
    case 'INTERNAL':
      return <FormattedMessage {...accountMessages.fault} />;
    default:
      return <FormattedMessage {...(isLogin ? loginMessages.failed : accountMessages.fault)} />;
  }
}
