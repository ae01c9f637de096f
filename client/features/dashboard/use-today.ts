import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { readFailure } from '../../graphql/failure';
import { paymentBefore } from '../../graphql/payment-before';
import type { SetBookingPaymentInput } from '../../graphql/schema.generated';
import type { News } from '../../ui/office/NewsBar';
import { todayMessages as messages } from './today.messages';
import {
  useTodayPaymentSetMutation,
  useTodayQuery,
  type TodayBookingFragment,
  type TodayQuery,
} from './Today.generated';

/** Unpaid bookings that are displayed at first and at most. */
const firstUnpaid = 5;
export const mostUnpaid = 100;

export type SetPayment = (booking: TodayBookingFragment, to: 'paid' | 'pending') => Promise<void>;

type Payment = Omit<SetBookingPaymentInput, 'id' | 'version'>;

export interface TodayState {
  data: TodayQuery | undefined;
  hasFailed: boolean;
  reload: () => void;
  /** Displays all unpaid bookings instead of the first ones. */
  showUnpaid: () => void;
  setPayment: SetPayment;
  news: News | undefined;
  closeNews: () => void;
}

/** The tasks of the office, and marking bookings as paid. */
export function useToday(): TodayState {
  const intl = useIntl();
  const [most, setMost] = useState(firstUnpaid);
  const { data, previousData, error, refetch } = useTodayQuery({
    variables: { mostUnpaid: most },
    fetchPolicy: 'cache-and-network',
  });
  const [setPaymentOf] = useTodayPaymentSetMutation();
  const [news, setNews] = useState<News>();
  const atWork = useRef(new Set<string>());
  const reload = () => refetch().catch(() => undefined);

  const send = async (booking: TodayBookingFragment, payment: Payment) => {
    const { id, version } = booking;
    // Ignores further clicks until the response arrives.
    if (atWork.current.has(id)) return;
    atWork.current.add(id);
    try {
      const { data: answer } = await setPaymentOf({ variables: { input: { id, version, ...payment } } });
      const changed = answer?.setBookingPayment;
      const name = intl.formatMessage(messages.person, booking);
      setNews({
        kind: 'done',
        text: intl.formatMessage(
          payment.paymentStatus === 'paid' ? messages.markedPaid : messages.markedUnpaid,
          { name },
        ),
        ...(changed && { undo: () => void send(changed, paymentBefore(booking)) }),
      });
    } catch (failure) {
      const { code, text } = readFailure(failure);
      const isChanged = code === 'CONFLICT' || code === 'NOT_FOUND';
      setNews({
        kind: 'failed',
        text: isChanged
          ? intl.formatMessage(messages.conflict)
          : (text ?? intl.formatMessage(messages.failed)),
      });
    } finally {
      atWork.current.delete(id);
    }
    await reload();
  };

  return {
    data: data ?? previousData,
    hasFailed: error !== undefined,
    reload: () => void reload(),
    showUnpaid: () => setMost(mostUnpaid),
    setPayment: (booking, to) => send(booking, { paymentStatus: to }),
    news,
    closeNews: () => setNews(undefined),
  };
}
