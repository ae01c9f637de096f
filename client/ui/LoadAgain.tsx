import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button, ButtonRow } from './Button';
import { reloadIfReachable } from './is-server-reachable';
import { lostPageMessages } from './lost-page.messages';
import { useOneAtATime } from './use-one-at-a-time';

/** A button that reloads the document, or says that there is still no connection. @param children further buttons */
export function LoadAgain({ children }: { children?: ReactNode }) {
  const { isBusy, run } = useOneAtATime();
  const [isStillLost, setIsStillLost] = useState(false);
  const reload = () =>
    run(async () => {
      setIsStillLost(false);
      await reloadIfReachable();
      setIsStillLost(true);
    });
  return (
    <>
      <ButtonRow>
        <Button
          variant="primary"
          busy={isBusy}
          busyLabel={<FormattedMessage {...lostPageMessages.loading} />}
          onClick={() => void reload()}
        >
          <FormattedMessage {...lostPageMessages.reload} />
        </Button>
        {children}
      </ButtonRow>
      <p role="alert">{isStillLost && <FormattedMessage {...lostPageMessages.stillLost} />}</p>
    </>
  );
}
