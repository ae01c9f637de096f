import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { SetBookingPaymentInput } from '../../graphql/schema.generated';
import { useReadNow } from '../../graphql/office/use-read-now';
import { useRepeatedChange } from '../../graphql/office/use-repeated-change';
import type { ToastMessage } from '../../ui/office/overlays/Toast';
import { useToast } from '../../ui/office/overlays/use-toast';
import { bookingWordMessages } from '../../ui/office/texts/booking-words.messages';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { useOneAtATimePerKey } from '../../ui/office/forms/use-one-at-a-time-per-key';
import { previousPayment } from '../previous-payment';
import { useFailureText } from '../use-failure-text';
import { todayMessages as messages } from './today.messages';
import {
  TodayBookingNowDocument,
  useTodayPaymentSetMutation,
  useTodayReceiptMailMutation,
  useTodayQuery,
  type TodayBookingFragment,
  type TodayQuery,
} from './Today.generated';

/** Unpaid bookings that are displayed at first and at most. */
const initialUnpaidCount = 5;
export const maxUnpaid = 100;

const failureTexts = {
  byCode: { CONFLICT: messages.conflict, NOT_FOUND: messages.conflict },
};

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
  const readNow = useReadNow();
  const sendRepeatedly = useRepeatedChange<TodayBookingFragment | undefined>();
  const [visibleCount, setVisibleCount] = useState(initialUnpaidCount);
  const { data, previousData, error, refetch } = useTodayQuery({ variables: { mostUnpaid: visibleCount } });
  const [setPaymentOf] = useTodayPaymentSetMutation();
  const [mailReceiptOf] = useTodayReceiptMailMutation();
  const { toast, showDone, showFailed, closeToast } = useToast();
  const runFor = useOneAtATimePerKey();
  const failureText = useFailureText();
  const reload = () => refetch().catch(() => undefined);

  const find = async ({ id, version }: TodayBookingFragment, { paymentStatus }: Payment) => {
    const now = (await readNow(TodayBookingNowDocument, id))?.booking;
    const isMade = now?.version === version + 1 && now.paymentStatus === paymentStatus;
    return isMade ? now : undefined;
  };
  const mailReceipt = ({ id, version }: TodayBookingFragment, name: string) =>
    runFor(id, async () => {
      try {
        const input = { bookings: [{ id, version }] };
        const { data: answer } = await mailReceiptOf({ variables: { input } });
        if (answer?.changes.every(({ isDone }) => isDone)) {
          showDone({ text: intl.formatMessage(bookingWordMessages.receiptsMailed, { count: 1, name }) });
          return;
        }
        showFailed(intl.formatMessage(messages.conflict));
        await reload();
      } catch (error) {
        showFailed(failureText(error, failureTexts));
      }
    });
  const send = async (booking: TodayBookingFragment, payment: Payment, isUndo = false) => {
    const { id, version } = booking;
    const attempt = async () => {
      try {
        const { saved: changed } = await sendRepeatedly(`${id} ${version}`, {
          send: async () =>
            (await setPaymentOf({ variables: { input: { id, version, ...payment } } })).data
              ?.setBookingPayment,
          find: () => find(booking, payment),
        });
        const name = intl.formatMessage(wordMessages.person, booking);
        const isPaid = payment.paymentStatus === 'paid';
        showDone({
          text: intl.formatMessage(
            isPaid ? bookingWordMessages.markedPaid : bookingWordMessages.markedPending,
            { name },
          ),
          ...(changed &&
            isPaid &&
            !isUndo && {
              next: {
                text: intl.formatMessage(bookingWordMessages.mailReceipt),
                start: () => void mailReceipt(changed, name),
              },
            }),
          ...(changed && { undo: () => void send(changed, previousPayment(booking), true) }),
        });
      } catch (error) {
        showFailed(failureText(error, failureTexts));
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
    closeToast,
  };
}
