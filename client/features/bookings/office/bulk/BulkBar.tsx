import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button, ButtonLink } from '../../../../ui/elements/Button';
import { Checkbox } from '../../../../ui/forms/Checkbox';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { bookingSelectionPath } from '../booking-file';
import type { BookingFilters } from '../list/booking-filters';
import { bookingListMessages } from '../booking-list.messages';
import { AttendanceActions } from './AttendanceActions';
import styles from './BulkBar.module.css';
import { hasReceipt } from '../actions/booking-rows';
import { CancelDialog } from '../actions/CancelDialog';
import { bulkMessages as messages } from './bulk-bookings.messages';
import { BulkPaymentForm } from './BulkPaymentForm';
import { MoveForm } from '../actions/MoveForm';
import type { PaymentValues } from '../booking/payment-form';
import { bookingMessages } from '../office-bookings.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import type { BulkChanges } from './use-bulk-changes';
import { useFileDownload } from '../use-file-download';
import { officePathTo } from '../office-paths';

interface BulkBarProps {
  selected: readonly OfficeBookingFragment[];
  order: BookingFilters['order'];
  changes: BulkChanges;
  onFailed: (text: string) => void;
  onClear: () => void;
  /** Selects every row of the page; where the table has a head, its checkbox does that. */
  onAll: (() => void) | undefined;
}

/**
 * The actions for the selected bookings, at the lower edge of the window. What is typed into the form of a payment stays
 * until it is saved or discarded, also while nothing is selected.
 */
export function BulkBar(props: BulkBarProps) {
  const [payment, setPayment] = useState<PaymentValues>();
  if (props.selected.length === 0) return null;
  return <BulkActions {...props} payment={payment} onPayment={setPayment} />;
}

interface BulkActionsProps extends BulkBarProps {
  /** What is typed into the form of the payment. */
  payment: PaymentValues | undefined;
  onPayment: (values: PaymentValues | undefined) => void;
}

function BulkActions({
  selected,
  order,
  changes,
  payment,
  onPayment,
  onFailed,
  onClear,
  onAll,
}: BulkActionsProps) {
  const intl = useIntl();
  const [form, setForm] = useState<'move' | 'payment'>();
  const [isOpen, setIsOpen] = useState(false);
  const isExpanded = isOpen || form !== undefined;
  const [isCancelDialogOpen, setIsCancelDialogOpen] = useState(false);
  const [isContactNotified, setIsContactNotified] = useState(false);
  const crews = new Set(selected.flatMap(({ crewBookingId }) => crewBookingId ?? [])).size;
  const notifyContact = crews > 0 && isContactNotified;
  const ids = selected.map(({ id }) => id);
  const hasRefundDue = selected.some(({ paymentSummary }) => paymentSummary === 'refundDue');
  const isEveryRefundDue = selected.every(({ paymentSummary }) => paymentSummary === 'refundDue');
  const moveButton = useRef<HTMLButtonElement>(null);
  const paymentButton = useRef<HTMLButtonElement>(null);
  const closeForm = (opener: typeof moveButton) => {
    // On a phone the button is hidden while the form is open.
    flushSync(() => setForm(undefined));
    opener.current?.focus();
  };
  const toggle = (which: typeof form) => () => setForm(form === which ? undefined : which);
  const file = useFileDownload(onFailed);
  return (
    <section
      className={styles.bar}
      data-open={isExpanded || undefined}
      data-form={form}
      aria-label={intl.formatMessage(messages.region)}
    >
      {form === 'move' && (
        <MoveForm
          bookings={selected}
          isBusy={changes.isBusy}
          onMove={(classInstanceId, notifyAttendees) =>
            changes.move(selected, classInstanceId, { notifyAttendees, notifyContact })
          }
          onClose={() => closeForm(moveButton)}
        />
      )}
      {form === 'payment' && (
        <BulkPaymentForm
          bookings={selected}
          isBusy={changes.isBusy}
          typed={payment}
          onTyped={onPayment}
          onSave={(details, onFieldErrors) =>
            changes.markPaid(selected, details, { onFieldErrors, onSettled: () => onPayment(undefined) })
          }
          onClose={() => {
            onPayment(undefined);
            closeForm(paymentButton);
          }}
        />
      )}
      {crews > 0 && (
        <div className={styles.contacts}>
          <Checkbox
            id="tell-contacts"
            label={<FormattedMessage {...messages.tellContacts} values={{ crews }} />}
            checked={isContactNotified}
            onChange={({ target }) => setIsContactNotified(target.checked)}
          />
        </div>
      )}
      <AttendanceActions selected={selected} changes={changes} />
      <div className={styles.row}>
        <p className={styles.count}>
          <FormattedMessage {...messages.selected} values={{ count: selected.length }} />
        </p>
        <Button size="small" onClick={onClear}>
          <FormattedMessage {...messages.clear} />
        </Button>
        {hasRefundDue && (
          <Button size="small" busy={changes.isBusy} onClick={() => changes.markRefunded(selected)}>
            <FormattedMessage {...messages.refunded} />
          </Button>
        )}
        {!isEveryRefundDue && (
          <Button size="small" busy={changes.isBusy} onClick={() => void changes.markPaid(selected)}>
            <FormattedMessage {...messages.markPaid} />
          </Button>
        )}
        <span className={styles.more}>
          <Button
            size="small"
            aria-expanded={isExpanded}
            onClick={() => {
              setIsOpen(!isExpanded);
              setForm(undefined);
            }}
          >
            <FormattedMessage {...wordMessages.moreActions} />
          </Button>
        </span>
        <div className={styles.rest}>
          {onAll && (
            <span className={styles.all}>
              <Button size="small" onClick={onAll}>
                <FormattedMessage {...bookingListMessages.selectAll} />
              </Button>
            </span>
          )}
          {!isEveryRefundDue && (
            <Button
              ref={paymentButton}
              size="small"
              aria-expanded={form === 'payment'}
              onClick={toggle('payment')}
            >
              <FormattedMessage {...messages.payment} />
            </Button>
          )}
          {selected.every(hasReceipt) && (
            <Button size="small" busy={changes.isBusy} onClick={() => changes.mailReceipts(selected)}>
              <FormattedMessage {...messages.mailReceipts} />
            </Button>
          )}
          <Button ref={moveButton} size="small" aria-expanded={form === 'move'} onClick={toggle('move')}>
            <FormattedMessage {...bookingListMessages.move} />
          </Button>
          <ButtonLink size="small" to={officePathTo.writeTo(ids)}>
            <FormattedMessage {...messages.write} />
          </ButtonLink>
          <Button
            size="small"
            busy={file.isBusy}
            busyLabel={<FormattedMessage {...wordMessages.savingFile} />}
            onClick={() => void file.save(bookingSelectionPath(ids, order))}
          >
            <FormattedMessage {...bookingMessages.file} />
          </Button>
          <ButtonLink size="small" to={officePathTo.badges(ids)}>
            <FormattedMessage {...messages.badges} />
          </ButtonLink>
          <Button
            size="small"
            variant="danger"
            busy={changes.isBusy}
            onClick={() => setIsCancelDialogOpen(true)}
          >
            <FormattedMessage {...messages.cancel} />
          </Button>
        </div>
      </div>
      {isCancelDialogOpen && (
        <CancelDialog
          bookings={selected}
          isBusy={changes.isBusy}
          onConfirm={(notifyAttendees) => {
            setIsCancelDialogOpen(false);
            changes.cancel(selected, { notifyAttendees, notifyContact });
          }}
          onClose={() => setIsCancelDialogOpen(false)}
        />
      )}
    </section>
  );
}
