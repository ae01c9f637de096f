import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { ButtonLink } from '../../../../ui/elements/Button';
import { Checkbox } from '../../../../ui/forms/Checkbox';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { bookingSelectionPath } from '../booking-file';
import type { BookingFilters } from '../list/booking-filters';
import { bookingListMessages } from '../booking-list.messages';
import { AttendanceActions } from './AttendanceActions';
import styles from './BulkBar.module.css';
import { BulkButton } from './BulkButton';
import { canRestore, hasReceipt } from '../actions/booking-rows';
import { bulkMessages as messages } from './bulk-bookings.messages';
import { BulkPaymentForm } from './BulkPaymentForm';
import { MoveForm } from '../actions/MoveForm';
import type { PaymentValues } from '../booking/payment-form';
import { bookingMessages } from '../office-bookings.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { CancelSelected, RestoreSelected } from './SeatActions';
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
  const [isContactNotified, setIsContactNotified] = useState(false);
  const crews = new Set(selected.flatMap(({ crewBookingId }) => crewBookingId ?? [])).size;
  const notifyContact = crews > 0 && isContactNotified;
  const hasRefundDue = selected.some(({ paymentSummary }) => paymentSummary === 'refundDue');
  const isEveryRefundDue = selected.every(({ paymentSummary }) => paymentSummary === 'refundDue');
  // They have no seat to move or to cancel.
  const isEveryCancelled = selected.every(({ bookingStatus }) => bookingStatus === 'cancelled');
  const isAnyRestorable = isEveryCancelled && selected.some(canRestore);
  const moveButton = useRef<HTMLButtonElement>(null);
  const paymentButton = useRef<HTMLButtonElement>(null);
  const closeForm = (opener: typeof moveButton) => {
    // On a phone the button is hidden while the form is open.
    flushSync(() => setForm(undefined));
    opener.current?.focus();
  };
  const toggle = (which: typeof form) => () => setForm(form === which ? undefined : which);
  const tellContacts = crews > 0 && (!isEveryCancelled || isAnyRestorable) && (
    <div className={styles.contacts}>
      <Checkbox
        id="tell-contacts"
        label={
          <FormattedMessage
            {...(isEveryCancelled ? messages.tellContactsRestored : messages.tellContacts)}
            values={{ crews }}
          />
        }
        checked={isContactNotified}
        onChange={({ target }) => setIsContactNotified(target.checked)}
      />
    </div>
  );
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
        >
          {tellContacts}
        </MoveForm>
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
      {form !== 'move' && tellContacts}
      <AttendanceActions selected={selected} changes={changes} />
      <div className={styles.row}>
        <p className={styles.count}>
          <FormattedMessage {...messages.selected} values={{ count: selected.length }} />
        </p>
        <BulkButton label={messages.clear} onClick={onClear} />
        {isAnyRestorable && (
          <RestoreSelected selected={selected} changes={changes} notifyContact={notifyContact} />
        )}
        {hasRefundDue && (
          <BulkButton
            label={messages.refunded}
            busy={changes.isBusy}
            onClick={() => changes.markRefunded(selected)}
          />
        )}
        {!isEveryRefundDue && (
          <BulkButton
            label={messages.markPaid}
            busy={changes.isBusy}
            onClick={() => void changes.markPaid(selected)}
          />
        )}
        <span className={styles.more}>
          <BulkButton
            label={wordMessages.moreActions}
            aria-expanded={isExpanded}
            onClick={() => {
              setIsOpen(!isExpanded);
              setForm(undefined);
            }}
          />
        </span>
        <div className={styles.rest}>
          {onAll && (
            <span className={styles.all}>
              <BulkButton label={bookingListMessages.selectAll} onClick={onAll} />
            </span>
          )}
          {!isEveryRefundDue && (
            <BulkButton
              label={messages.payment}
              ref={paymentButton}
              aria-expanded={form === 'payment'}
              onClick={toggle('payment')}
            />
          )}
          {selected.every(hasReceipt) && (
            <BulkButton
              label={messages.mailReceipts}
              busy={changes.isBusy}
              onClick={() => changes.mailReceipts(selected)}
            />
          )}
          {!isEveryCancelled && (
            <BulkButton
              label={bookingListMessages.move}
              ref={moveButton}
              aria-expanded={form === 'move'}
              onClick={toggle('move')}
            />
          )}
          <SelectionOutputs selected={selected} order={order} onFailed={onFailed} />
          {!isEveryCancelled && (
            <CancelSelected selected={selected} changes={changes} notifyContact={notifyContact} />
          )}
        </div>
      </div>
    </section>
  );
}

/** What is made of the selected bookings: messages to them, a file, badges. */
function SelectionOutputs({
  selected,
  order,
  onFailed,
}: Pick<BulkBarProps, 'selected' | 'order' | 'onFailed'>) {
  const ids = selected.map(({ id }) => id);
  const file = useFileDownload(onFailed);
  return (
    <>
      <ButtonLink size="small" to={officePathTo.writeTo(ids)}>
        <FormattedMessage {...messages.write} />
      </ButtonLink>
      <BulkButton
        label={bookingMessages.file}
        busy={file.isBusy}
        busyLabel={<FormattedMessage {...wordMessages.savingFile} />}
        onClick={() => void file.save(bookingSelectionPath(ids, order))}
      />
      <ButtonLink size="small" to={officePathTo.badges(ids)}>
        <FormattedMessage {...messages.badges} />
      </ButtonLink>
    </>
  );
}
