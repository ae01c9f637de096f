import { FormattedMessage } from 'react-intl';
import { useState } from 'react';

import { readFailure, type Failure } from '../../graphql/requests/failure';
import { Button } from '../../ui/elements/Button';
import { useOneAtATime } from '../../ui/elements/use-one-at-a-time';
import { AccountFailure } from './AccountFailure';
import { useAccountLogOutEverywhereMutation } from './AccountPage.generated';
import styles from './AccountSecurity.module.css';
import { ChangeNameForm } from './ChangeNameForm';
import { ChangePasswordForm } from './ChangePasswordForm';
import { noteLogOutEverywhere } from './logged-out-everywhere';
import { securityMessages as messages } from './security.messages';
import { useLogOut } from './use-session';

/** The security settings of the account. */
export function AccountSecurity() {
  return (
    <div className={styles.sections}>
      <section className={styles.section} aria-labelledby="change-name">
        <h2 id="change-name">
          <FormattedMessage {...messages.nameHeading} />
        </h2>
        <ChangeNameForm />
      </section>
      <section className={styles.section} aria-labelledby="change-password">
        <h2 id="change-password">
          <FormattedMessage {...messages.changeHeading} />
        </h2>
        <ChangePasswordForm />
      </section>
      <section className={styles.section} aria-labelledby="log-out-everywhere">
        <h2 id="log-out-everywhere">
          <FormattedMessage {...messages.everywhereHeading} />
        </h2>
        <p>
          <FormattedMessage {...messages.everywhereText} />
        </p>
        <LogOutEverywhere />
      </section>
    </div>
  );
}

function LogOutEverywhere() {
  const logOut = useLogOut();
  const [end] = useAccountLogOutEverywhereMutation();
  const { isBusy, run } = useOneAtATime();
  const [failure, setFailure] = useState<Failure>();

  const endAll = async () => {
    setFailure(undefined);
    try {
      await end();
      noteLogOutEverywhere(true);
      // The token of this browser was revoked too.
      logOut();
    } catch (error) {
      setFailure(readFailure(error));
    }
  };

  return (
    <>
      <AccountFailure failure={failure} />
      <Button
        busy={isBusy}
        busyLabel={<FormattedMessage {...messages.everywhereBusy} />}
        onClick={() => void run(endAll)}
      >
        <FormattedMessage {...messages.everywhere} />
      </Button>
    </>
  );
}
