import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { Banner } from '../../ui/elements/Banner';
import { ConfirmDialog } from '../../ui/office/overlays/ConfirmDialog';
import { bookingWordMessages } from '../../ui/office/texts/booking-words.messages';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import styles from './BookingBursts.module.css';
import { burstMessages as messages } from './bursts.messages';
import { classesOf } from './burst-classes';
import { BurstRow } from './BurstRow';
import type { Burst, Bursts } from './use-bursts';

/** Bursts, above everything else. Nothing if there are none. */
export function BookingBursts({
  bursts,
  isBusy,
  outcome,
  cancel,
  dismiss,
}: Pick<Bursts, 'bursts' | 'isBusy' | 'outcome' | 'cancel' | 'dismiss'>) {
  const intl = useIntl();
  const [burstToCancel, setBurstToCancel] = useState<Burst>();
  const frame = useRef<HTMLDivElement>(null);
  // The button that had the focus is removed with its row.
  const settle = async (work: Promise<void>) => {
    await work;
    // While a dialog is open, nothing outside it can get the focus.
    flushSync(() => setBurstToCancel(undefined));
    frame.current?.focus();
  };

  return (
    <div ref={frame} tabIndex={-1} className={bursts.length > 0 || outcome ? styles.frame : styles.empty}>
      <Banner>{outcome?.kind === 'failed' && outcome.text}</Banner>
      <p role="status" className={styles.done}>
        {outcome?.kind === 'done' && outcome.text}
      </p>
      {bursts.length > 0 && (
        <section aria-label={intl.formatMessage(messages.region)}>
          <ul className={styles.list}>
            {bursts.map((burst) => (
              <BurstRow
                key={burst.id}
                burst={burst}
                busy={isBusy}
                onCancel={() => setBurstToCancel(burst)}
                onDismiss={() => void settle(dismiss(burst))}
              />
            ))}
          </ul>
        </section>
      )}
      {burstToCancel && (
        <ConfirmDialog
          heading={
            <FormattedMessage {...bookingWordMessages.cancelMany} values={{ count: burstToCancel.count }} />
          }
          confirmLabel={<FormattedMessage {...messages.cancel} values={{ count: burstToCancel.count }} />}
          busyLabel={<FormattedMessage {...wordMessages.cancelling} />}
          cancelLabel={<FormattedMessage {...messages.keep} />}
          busy={isBusy}
          onConfirm={() => void settle(cancel(burstToCancel))}
          onCancel={() => setBurstToCancel(undefined)}
        >
          <div className={styles.question}>
            <p>
              <FormattedMessage
                {...messages.confirmBody}
                values={{ count: burstToCancel.count, classes: classesOf(burstToCancel).length }}
              />
            </p>
            <p>
              <FormattedMessage {...messages.messages} />
            </p>
          </div>
        </ConfirmDialog>
      )}
    </div>
  );
}
