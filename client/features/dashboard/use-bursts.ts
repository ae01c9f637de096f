import { useState } from 'react';
import { useIntl } from 'react-intl';

import { readFailure, type Failure } from '../../graphql/failure';
import { isLost } from '../../graphql/is-lost';
import { lostAnswerMessages } from '../../ui/office/lost-answer.messages';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
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
  /** The text for the outcome of the last action. */
  outcome: { done: string } | { failed: string } | undefined;
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
  const { isBusy, run } = useOneAtATime();
  const [outcome, setOutcome] = useState<Bursts['outcome']>();

  const reasonOf = (failure: Failure): string => {
    const { code, text } = failure;
    if (isLost(failure)) return intl.formatMessage(lostAnswerMessages.unknown);
    const isChanged = code === 'CONFLICT' || code === 'NOT_FOUND';
    return isChanged ? intl.formatMessage(messages.conflict) : (text ?? intl.formatMessage(messages.failed));
  };
  /** Always refetches: a failure may mean that another admin was faster. */
  const attempt = (work: () => Promise<string>) =>
    run(async () => {
      setOutcome(undefined);
      try {
        const done = await work();
        setOutcome({ done });
      } catch (error) {
        setOutcome({ failed: reasonOf(readFailure(error)) });
      }
      await refetch().catch(() => undefined);
    });

  return {
    bursts: data?.bookingBursts ?? [],
    hasFailed: error !== undefined,
    reload: () => refetch(),
    isBusy,
    outcome,
    cancel: ({ count: seats, bookings, crews }) =>
      attempt(async () => {
        const input = { bookings: bookings.map(seenOf), crews: crews.map(seenOf) };
        const { data: result } = await cancelAll({ variables: { input } });
        onChanged();
        const { count = seats, mailsSent: mails = 0 } = result?.cancelBurst ?? {};
        return intl.formatMessage(messages.cancelled, { count, mails });
      }),
    dismiss: ({ count, bookings, crews }) =>
      attempt(async () => {
        const input = { bookingIds: bookings.map(({ id }) => id), crewBookingIds: crews.map(({ id }) => id) };
        await dismissAll({ variables: { input } });
        return intl.formatMessage(messages.dismissed, { count });
      }),
  };
}

const seenOf = ({ id, version }: { id: string; version: number }) => ({ id, version });
