import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button, ButtonRow } from '../elements/Button';
import { reloadIfReachable } from './is-server-reachable';
import { pageLoadMessages } from './page-load.messages';
import { useOneAtATime } from '../elements/use-one-at-a-time';

/** A button that reloads the document, or says that there is still no connection. @param children further buttons */
export function ReloadButton({ children }: { children?: ReactNode }) {
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
          busyLabel={<FormattedMessage {...pageLoadMessages.loading} />}
          onClick={() => void reload()}
        >
          <FormattedMessage {...pageLoadMessages.reload} />
        </Button>
        {children}
      </ButtonRow>
      <p role="alert">{isStillLost && <FormattedMessage {...pageLoadMessages.stillLost} />}</p>
    </>
  );
}
