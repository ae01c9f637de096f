import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Banner } from '../Banner';
import { Button } from '../Button';
import { loadFailedMessages as messages } from './load-failed.messages';

interface LoadFailedProps {
  /** What could not be loaded, in one sentence; empty if nothing failed. */
  children: ReactNode;
  /** Loads it again; undefined if that would not help. */
  onRetry: (() => unknown) | undefined;
}

/** A failure to load, with a button that tries again. Always rendered, so that screen readers announce it. */
export function LoadFailed({ children, onRetry }: LoadFailedProps) {
  return (
    <Banner
      action={
        onRetry && (
          <Button size="small" onClick={() => void Promise.resolve(onRetry()).catch(() => undefined)}>
            <FormattedMessage {...messages.retry} />
          </Button>
        )
      }
    >
      {children}
    </Banner>
  );
}
