import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { pathAfterLogin } from '../features/accounts/session.policies';
import { useSession } from '../features/accounts/use-session';
import { paths } from '../paths';
import { layoutMessages } from './layout.messages';

/** Link to the log-in, or to the own pages of a logged-in visitor. */
export function AccountLink({ className }: { className?: string | undefined }) {
  const session = useSession();
  if (!session) {
    return (
      <Link className={className} to={paths.login}>
        <FormattedMessage {...layoutMessages.login} />
      </Link>
    );
  }
  const isOffice = session.user.role === 'admin';
  return (
    <Link className={className} to={pathAfterLogin(session, undefined)}>
      <FormattedMessage {...(isOffice ? layoutMessages.console : layoutMessages.myBookings)} />
    </Link>
  );
}
