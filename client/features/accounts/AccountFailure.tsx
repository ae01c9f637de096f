import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import type { Failure } from '../../graphql/failure';
import { useSite } from '../../graphql/use-site';
import { paths } from '../../paths';
import { Banner } from '../../ui/Banner';
import { accountMessages, timedMessages } from './account.messages';
import { loginMessages, loginPauseMessages } from './login.messages';

interface AccountFailureProps {
  failure: Failure | undefined;
  /** Of the log-in: a refusal is one of email and password, whatever the server says of it. */
  isLogin?: boolean;
}

/** Above an account form: why it could not be sent. In words of our own, so that they follow the language. */
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
            link: (words) => <Link to={paths.forgotPassword}>{words}</Link>,
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
