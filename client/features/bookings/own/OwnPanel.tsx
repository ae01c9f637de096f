import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Failure } from '../../../graphql/requests/failure';
import { Button } from '../../../ui/elements/Button';
import { useFocusOnMount } from '../../../ui/page/use-focus-on-mount';
import { ownMessages } from './own-booking.messages';
import { OwnFailure } from './OwnFailure';
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

interface SaveOrKeepProps {
  failure: Failure | undefined;
  isBusy: boolean;
  onKeep: () => void;
}

/** Why a change failed, and the buttons of its form. The failure is beside them, where it can be seen on a phone. */
export function SaveOrKeep({ failure, isBusy, onKeep }: SaveOrKeepProps) {
  return (
    <>
      <OwnFailure failure={failure} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          block
          variant="primary"
          busy={isBusy}
          busyLabel={<FormattedMessage {...ownMessages.saving} />}
        >
          <FormattedMessage {...ownMessages.save} />
        </Button>
        <KeepButton onClose={onKeep} />
      </div>
    </>
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
