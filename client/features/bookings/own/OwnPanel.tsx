import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../../ui/elements/Button';
import { useFocusOnMount } from '../../../ui/page/use-focus-on-mount';
import { ownMessages } from './own-booking.messages';
import styles from './OwnBooking.module.css';

interface OwnPanelProps {
  heading: ReactNode;
  children: ReactNode;
}

/** A panel below the buttons of a booking. Its heading gets the focus. */
export function OwnPanel({ heading, children }: OwnPanelProps) {
  const id = useId();
  const title = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} ref={title} tabIndex={-1}>
        {heading}
      </h3>
      {children}
    </section>
  );
}

/** Closes a panel without a change. */
export function KeepButton({ onClose }: { onClose: () => void }) {
  return (
    <Button block onClick={onClose}>
      <FormattedMessage {...ownMessages.keep} />
    </Button>
  );
}
