import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { LoginForm } from '../features/accounts/LoginForm';
import { readSession, storeSession } from '../features/accounts/session-storage';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Dialog } from '../ui/office/Dialog';
import { logInAgainMessages as messages } from './log-in-again.messages';

interface LogInAgainProps {
  /** @param isBack false for leaving, which gives up what is not saved */
  onAnswer: (isBack: boolean) => void;
}

/** A log-in over the page when the session has ended, so that nothing typed is lost. For the same account only. */
export function LogInAgain({ onAnswer }: LogInAgainProps) {
  const [account] = useState(() => readSession()?.user.id);
  const [isOther, setIsOther] = useState(false);
  return (
    <Dialog
      heading={<FormattedMessage {...messages.heading} />}
      text={<FormattedMessage {...messages.text} />}
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
          onAnswer(true);
        }}
      />
      <Button onClick={() => onAnswer(false)}>
        <FormattedMessage {...messages.leave} />
      </Button>
    </Dialog>
  );
}
