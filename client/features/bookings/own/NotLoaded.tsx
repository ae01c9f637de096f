import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../../ui/elements/Button';
import { useOneAtATime } from '../../../ui/elements/use-one-at-a-time';
import { ownMessages } from './own-booking.messages';
import styles from './OwnBooking.module.css';

interface NotLoadedProps {
  hasFailed: boolean;
  onRetry: () => Promise<unknown>;
  /** The selector of what gets the focus of the button once it is loaded. */
  next: string;
  /** What is missing. */
  children: ReactNode;
}

/** Replaces a part of a panel that could not be loaded; rendered until it is. Its button keeps the focus meanwhile. */
export function NotLoaded({ hasFailed, onRetry, next, children }: NotLoadedProps) {
  const { isBusy, run } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) form.current?.querySelector<HTMLElement>(next)?.focus();
    },
    [next],
  );
  const retry = async () => {
    await onRetry().catch(() => undefined);
  };
  if (!hasFailed && !isBusy) return null;
  return (
    <div role="alert" className={styles.form}>
      <p>{isBusy ? <FormattedMessage {...ownMessages.retrying} /> : children}</p>
      <Button
        block
        busy={isBusy}
        onClick={({ currentTarget }) => {
          form.current = currentTarget.form;
          void run(retry);
        }}
      >
        <FormattedMessage {...ownMessages.retry} />
      </Button>
    </div>
  );
}
