import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';

import type { ChangedBooking, PanelProps } from '../own/panel-props';
import { isUndecided, useUnanswered } from '../own/use-unanswered';
import { ConfirmationPageDocument } from './ConfirmationPage.generated';

interface LostChange extends Omit<ReturnType<typeof useUnanswered>, 'report'> {
  report: PanelProps['onLost'];
}

/**
 * Looks up the booking after a change whose response was lost.
 * @param onSettled the booking as it is now; undefined if its link does not open it any more
 */
export function useLostChange(
  id: string | undefined,
  onSettled: (booking: ChangedBooking) => void,
): LostChange {
  const client = useApolloClient();
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
  const { report, ...unanswered } = useUnanswered(
    () =>
      lookUp().catch((error: unknown): ChangedBooking => {
        if (isUndecided(error)) throw error;
        return undefined;
      }),
    onSettled,
  );
  return {
    ...unanswered,
    report: (next) => {
      repeat.current = next;
      report(next !== undefined);
    },
  };
}
