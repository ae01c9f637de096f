import { FormattedMessage } from 'react-intl';

import { usePriceText } from '../../../i18n/price';
import { Button } from '../../../ui/elements/Button';
import { useDeadlineValues } from '../../../i18n/use-deadline-values';
import { bookingPayment } from '../booking-payment';
import { useOwnBookingCancelMutation } from './OwnBooking.generated';
import { ownMessages as messages } from './own-booking.messages';
import { OwnFailure } from './OwnFailure';
import { KeepButton, OwnPanel } from './OwnPanel';
import type { PanelProps } from './panel-props';
import styles from './OwnBooking.module.css';
import { useOwnChange } from './use-own-change';

/** Confirms the cancellation, with the refund. */
export function CancelPanel({ onClose, ...props }: PanelProps) {
  const { booking } = props;
  const deadlineValues = useDeadlineValues();
  const priceText = usePriceText();
  const [cancel] = useOwnBookingCancelMutation();
  const { isBusy, failure, send } = useOwnChange({ ...props, link: booking.id });
  const { amountCents, classInstance } = booking;
  const { until } = booking.options.cancel;
  const submit = () =>
    void send({}, async (bookingId, idempotencyKey) => {
      const { data } = await cancel({ variables: { input: { bookingId, idempotencyKey } } });
      return data?.cancelOwnBooking;
    });
  return (
    <OwnPanel heading={<FormattedMessage {...messages.cancelHeading} />}>
      {until !== null && (
        <p>
          <FormattedMessage
            {...messages.cancelNow}
            values={{
              ...deadlineValues(until, classInstance.timeZone),
              payment: bookingPayment(booking),
              amount: priceText(amountCents),
            }}
          />
        </p>
      )}
      <p>
        <FormattedMessage {...messages.cancelGone} />
      </p>
      <OwnFailure failure={failure} />
      <div className={styles.buttons}>
        <Button
          block
          variant="confirmDanger"
          busy={isBusy}
          busyLabel={<FormattedMessage {...messages.cancelling} />}
          onClick={submit}
        >
          <FormattedMessage {...messages.cancel} />
        </Button>
        <KeepButton onClose={onClose} />
      </div>
    </OwnPanel>
  );
}
