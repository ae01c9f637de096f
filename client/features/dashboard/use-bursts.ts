import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { ToastMessage } from '../../ui/office/overlays/Toast';
import { useAttempt } from '../use-attempt';
import {
  useBookingBurstsQuery,
  useBurstCancelMutation,
  useBurstDismissMutation,
  type BookingBurstsQuery,
} from './BookingBursts.generated';
import { burstMessages as messages } from './bursts.messages';

export type Burst = BookingBurstsQuery['bookingBursts'][number];

export interface Bursts {
  bursts: readonly Burst[];
  hasFailed: boolean;
  reload: () => Promise<unknown>;
  isBusy: boolean;
  /** Of the last action. */
  outcome: ToastMessage | undefined;
  cancel: (burst: Burst) => Promise<void>;
  dismiss: (burst: Burst) => Promise<void>;
}

/**
 * Bursts that the office has to review, and its decisions.
 * @param onChanged called after bookings were cancelled, because other figures have changed
 */
export function useBursts(onChanged: () => unknown): Bursts {
  const intl = useIntl();
  const { data, error, refetch } = useBookingBurstsQuery({ fetchPolicy: 'network-only' });
  const [cancelAll] = useBurstCancelMutation();
  const [dismissAll] = useBurstDismissMutation();
  const [outcome, setOutcome] = useState<ToastMessage>();
  const { isBusy, attempt } = useAttempt(setOutcome, {
    byCode: { CONFLICT: messages.conflict, NOT_FOUND: messages.conflict },
    reload: () => refetch().catch(() => undefined),
  });

  return {
    bursts: data?.bookingBursts ?? [],
    hasFailed: error !== undefined,
    reload: refetch,
    isBusy,
    outcome,
    cancel: ({ count: seats, bookings, crews }) =>
      attempt(async () => {
        const input = { bookings: bookings.map(seenOf), crews: crews.map(seenOf) };
        const { data: result } = await cancelAll({ variables: { input } });
        onChanged();
        const { count = seats, mailsSent: mails = 0 } = result?.cancelBurst ?? {};
        return { text: intl.formatMessage(messages.cancelled, { count, mails }) };
      }),
    dismiss: ({ count, bookings, crews }) =>
      attempt(async () => {
        const input = { bookingIds: bookings.map(({ id }) => id), crewBookingIds: crews.map(({ id }) => id) };
        await dismissAll({ variables: { input } });
        return { text: intl.formatMessage(messages.dismissed, { count }) };
      }),
  };
}

const seenOf = ({ id, version }: { id: string; version: number }) => ({ id, version });
