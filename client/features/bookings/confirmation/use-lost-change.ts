import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { readFailure } from '../../../graphql/failure';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import type { ChangedBooking, PanelProps } from '../own/panel-props';
import { ConfirmationPageDocument } from './ConfirmationPage.generated';

interface LostChange {
  /** Nobody knows yet whether the last change was made. */
  isUnknown: boolean;
  report: PanelProps['onLost'];
  /** Finds out whether a change with a lost response was made. @returns whether there is one */
  settle: () => boolean;
}

/**
 * Looks up the booking after a change whose response was lost, and again when the browser is back online.
 * @param onSettled the booking as it is now; undefined if its link does not open it any more
 */
export function useLostChange(
  id: string | undefined,
  onSettled: (booking: ChangedBooking) => void,
): LostChange {
  const client = useApolloClient();
  const [isUnknown, setIsUnknown] = useState(false);
  const repeat = useRef<Parameters<PanelProps['onLost']>[0]>(undefined);

  const lookUp = async () => {
    const { data } = await client.query({
      query: ConfirmationPageDocument,
      variables: { id: id ?? '' },
      // A link that is no longer valid would remove the booking from the page.
      fetchPolicy: 'no-cache',
    });
    const found = data?.bookingConfirmation;
    if (found) {
      client.cache.writeQuery({
        query: ConfirmationPageDocument,
        variables: { id: found.id },
        data: { bookingConfirmation: found },
      });
      return found;
    }
    // The change was made and has replaced the link: its response contains the new one.
    return await repeat.current?.();
  };

  const { run } = useOneAtATime();
  const settle = () => {
    if (!repeat.current) return false;
    setIsUnknown(true);
    void run(async () => {
      let booking: ChangedBooking;
      try {
        booking = await lookUp();
      } catch (error) {
        const { code } = readFailure(error);
        if (code === 'NETWORK' || code === 'INTERNAL' || code === 'RATE_LIMITED') return;
      }
      repeat.current = undefined;
      setIsUnknown(false);
      onSettled(booking);
    });
    return true;
  };

  const settleOnline = useEffectEvent(settle);
  useEffect(() => {
    if (!isUnknown) return;
    const onOnline = () => settleOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isUnknown]);

  return {
    isUnknown,
    report: (next) => {
      repeat.current = next;
      if (!next) setIsUnknown(false);
    },
    settle,
  };
}
