import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { LoginForm } from '../features/accounts/LoginForm';
import { storeSession, type SessionUser } from '../features/accounts/session-storage';
import { Button } from '../ui/elements/Button';
import { Notice } from '../ui/elements/Notice';
import { Dialog } from '../ui/office/overlays/Dialog';
import { reauthenticationMessages as messages } from './reauthentication.messages';

const idPrefix = 'again-';

interface ReauthenticationDialogProps {
  /** The account whose session has ended. */
  account: SessionUser | undefined;
  /** @param isLoggedIn false if the user leaves and discards unsaved changes */
  onSettle: (isLoggedIn: boolean) => void;
}

/**
 * A log-in dialog for the same account after the session has ended, so that typed values are kept. They cannot be read
 * until then.
 */
export function ReauthenticationDialog({ account, onSettle }: ReauthenticationDialogProps) {
  const [isOther, setIsOther] = useState(false);
  const email = account?.email;
  // After the dialog has focused its first field.
  useEffect(() => {
    if (email) document.getElementById(`${idPrefix}password`)?.focus();
  }, [email]);
  return (
    <Dialog
      heading={<FormattedMessage {...messages.heading} />}
      text={<FormattedMessage {...messages.text} />}
      hidesPage
      onCancel={() => undefined}
    >
      {isOther && (
        <Notice live="alert">
          <p>
            <FormattedMessage {...messages.otherAccount} />
          </p>
        </Notice>
      )}
      <LoginForm
        email={email}
        idPrefix={idPrefix}
        onLogin={(session) => {
          setIsOther(session.user.id !== account?.id);
          if (session.user.id !== account?.id) return;
          storeSession(session);
          onSettle(true);
        }}
      />
      <Button onClick={() => onSettle(false)}>
        <FormattedMessage {...messages.leave} />
      </Button>
    </Dialog>
  );
}
