import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { LoginForm } from '../features/accounts/LoginForm';
import { storeSession } from '../features/accounts/session-storage';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Dialog } from '../ui/office/overlays/Dialog';
import { reauthenticationMessages as messages } from './reauthentication.messages';

interface ReauthenticationDialogProps {
  /** The id of the account whose session has ended. */
  account: string | undefined;
  /** @param isLoggedIn false if the user leaves and discards unsaved changes */
  onSettle: (isLoggedIn: boolean) => void;
}

/**
 * A log-in dialog for the same account after the session has ended, so that typed values are kept. They cannot be read
 * until then.
 */
export function ReauthenticationDialog({ account, onSettle }: ReauthenticationDialogProps) {
  const [isOther, setIsOther] = useState(false);
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
        idPrefix="again-"
        onLogin={(session) => {
          setIsOther(session.user.id !== account);
          if (session.user.id !== account) return;
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
