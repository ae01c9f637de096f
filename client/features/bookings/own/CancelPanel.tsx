import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { usePriceText } from '../../../i18n/price';
import { useZoneName } from '../../../i18n/zone-name';
import { Button } from '../../../ui/Button';
import { bookingPayment } from '../booking-payment';
import { useOwnBookingCancelMutation } from './OwnBooking.generated';
import { ownMessages as messages } from './own-booking.messages';
import { OwnFailure } from './OwnFailure';
import { KeepButton, OwnPanel } from './OwnPanel';
import type { PanelProps } from './panel-props';
import styles from './OwnPanel.module.css';
import { useOwnChange } from './use-own-change';

/** Confirms the cancellation, with the refund. */
export function CancelPanel({ onClose, ...props }: PanelProps) {
  const { booking } = props;
  const formats = useFormats();
  const zoneName = useZoneName();
  const priceText = usePriceText();
  const [cancel] = useOwnBookingCancelMutation();
  const { isBusy, failure, send } = useOwnChange(props);
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
              deadline: formats.nearInstant(until, classInstance.timeZone),
              zone: zoneName(classInstance.timeZone),
              payment: bookingPayment(booking),
              amount: priceText(amountCents),
              strong: (chunks) => <strong>{chunks}</strong>,
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
