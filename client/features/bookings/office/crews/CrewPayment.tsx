import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';

import { useReloadPage } from '../../../../graphql/office/use-reload-page';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { ButtonRow } from '../../../../ui/elements/Button';
import { Panel } from '../../../../ui/office/page/Panel';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { ActionButton } from '../ActionButton';
import { bookingListMessages } from '../booking-list.messages';
import { BulkPaymentForm } from '../bulk/BulkPaymentForm';
import { BulkProblems } from '../bulk/BulkProblems';
import { useBulkChanges } from '../bulk/use-bulk-changes';
import type { PaymentValues } from '../booking/payment-form';
import styles from '../DetailPage.module.css';
import panel from '../ListPanel.module.css';
import { useCrewMembersQuery } from './CrewRecord.generated';
import { officeCrewMessages as messages, officeCrewValueMessages } from './office-crew.messages';

const openerId = 'record-payment';

interface CrewPaymentProps {
  crewBookingId: string;
  hasUnnamedSeats: boolean;
  onDone: (done: ToastContent) => void;
  onFailed: (text: string) => void;
}

/** Records one payment for all seats of a crew that are still to be paid. */
export function CrewPayment({ crewBookingId, hasUnnamedSeats, onDone, onFailed }: CrewPaymentProps) {
  const { amount } = useOfficeFormats();
  const { data } = useCrewMembersQuery({ variables: { id: crewBookingId } });
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<PaymentValues>();
  const reload = useReloadPage();
  const close = () => {
    setTyped(undefined);
    flushSync(() => setIsOpen(false));
    document.getElementById(openerId)?.focus();
  };
  const bulk = useBulkChanges(onDone, onFailed, () => void reload());
  const due = (data?.bookings.nodes ?? []).filter(({ paymentSummary }) => paymentSummary === 'pending');
  const cents = due.reduce((sum, { amountCents }) => sum + amountCents, 0);

  if (due.length === 0 && !bulk.problem) return null;
  return (
    <Panel heading={<FormattedMessage {...bookingListMessages.payment} />}>
      <BulkProblems problem={bulk.problem} isBusy={bulk.isBusy} onClose={bulk.clearProblem} />
      {due.length > 0 && (
        <div className={`${styles.body} ${panel.inline}`}>
          <p>
            <FormattedMessage
              {...officeCrewValueMessages.due}
              values={{ count: due.length, amount: amount(cents) }}
            />{' '}
            {hasUnnamedSeats && <FormattedMessage {...messages.dueUnnamed} />}
          </p>
          {isOpen ? (
            <BulkPaymentForm
              heading={messages.recordPayment}
              bookings={due}
              isBusy={bulk.isBusy}
              typed={typed}
              onTyped={setTyped}
              onSave={(payment, onFieldErrors) =>
                bulk.markPaid(due, payment, { onFieldErrors, onSettled: close })
              }
              onClose={close}
            />
          ) : (
            <ButtonRow>
              <ActionButton id={openerId} isBoxed onAct={() => setIsOpen(true)}>
                <FormattedMessage {...messages.recordPayment} />
              </ActionButton>
            </ButtonRow>
          )}
        </div>
      )}
    </Panel>
  );
}
