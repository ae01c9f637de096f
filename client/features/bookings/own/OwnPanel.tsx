import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../../ui/Button';
import { ownMessages } from './own-booking.messages';
import styles from './OwnPanel.module.css';

interface OwnPanelProps {
  heading: ReactNode;
  children: ReactNode;
}

/** What opens in place under the buttons of a booking. The focus goes to its heading. */
export function OwnPanel({ heading, children }: OwnPanelProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} ref={title} tabIndex={-1}>
        {heading}
      </h3>
      {children}
    </section>
  );
}

/** Closes a panel without changing anything. */
export function KeepButton({ onClose }: { onClose: () => void }) {
  return (
    <Button block onClick={onClose}>
      <FormattedMessage {...ownMessages.keep} />
    </Button>
  );
}
