import { useState } from 'react';
import { useIntl } from 'react-intl';

import { readFailure } from '../../graphql/failure';
import { previousPayment } from '../../graphql/previous-payment';
import type { SetBookingPaymentInput } from '../../graphql/schema.generated';
import type { ToastMessage } from '../../ui/office/Toast';
import { useOneAtATimePerKey } from '../../ui/office/use-one-at-a-time-per-key';
import { todayMessages as messages } from './today.messages';
import {
  useTodayPaymentSetMutation,
  useTodayQuery,
  type TodayBookingFragment,
  type TodayQuery,
} from './Today.generated';

/** Unpaid bookings that are displayed at first and at most. */
const initialUnpaidCount = 5;
export const maxUnpaid = 100;

export type SetPayment = (booking: TodayBookingFragment, to: 'paid' | 'pending') => Promise<void>;

type Payment = Omit<SetBookingPaymentInput, 'id' | 'version'>;

export interface TodayState {
  data: TodayQuery | undefined;
  hasFailed: boolean;
  reload: () => Promise<unknown>;
  /** Displays all unpaid bookings instead of the first ones. */
  showUnpaid: () => void;
  setPayment: SetPayment;
  toast: ToastMessage | undefined;
  closeToast: () => void;
}

/** The tasks of the office, and marking bookings as paid. */
export function useToday(): TodayState {
  const intl = useIntl();
  const [visibleCount, setVisibleCount] = useState(initialUnpaidCount);
  const { data, previousData, error, refetch } = useTodayQuery({
    variables: { mostUnpaid: visibleCount },
    fetchPolicy: 'cache-and-network',
  });
  const [setPaymentOf] = useTodayPaymentSetMutation();
  const [toast, setToast] = useState<ToastMessage>();
  const runFor = useOneAtATimePerKey();
  const reload = () => refetch().catch(() => undefined);

  const send = async (booking: TodayBookingFragment, payment: Payment) => {
    const { id, version } = booking;
    const attempt = async () => {
      try {
        const { data: result } = await setPaymentOf({ variables: { input: { id, version, ...payment } } });
        const changed = result?.setBookingPayment;
        const name = intl.formatMessage(messages.person, booking);
        setToast({
          kind: 'done',
          text: intl.formatMessage(
            payment.paymentStatus === 'paid' ? messages.markedPaid : messages.markedPending,
            { name },
          ),
          ...(changed && { undo: () => void send(changed, previousPayment(booking)) }),
        });
      } catch (failure) {
        const { code, text } = readFailure(failure);
        const isChanged = code === 'CONFLICT' || code === 'NOT_FOUND';
        setToast({
          kind: 'failed',
          text: isChanged
            ? intl.formatMessage(messages.conflict)
            : (text ?? intl.formatMessage(messages.failed)),
        });
      }
      return true;
    };
    if (await runFor(id, attempt)) await reload();
  };

  return {
    data: data ?? previousData,
    hasFailed: error !== undefined,
    reload,
    showUnpaid: () => setVisibleCount(maxUnpaid),
    setPayment: (booking, to) => send(booking, { paymentStatus: to }),
    toast,
    closeToast: () => setToast(undefined),
  };
}
