import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';

import { readFailure, type Failure } from '../../../graphql/failure';
import { useInvalidateLists } from '../../../graphql/use-invalidate-lists';
import { useOneAtATimePerKey } from '../../../ui/office/use-one-at-a-time-per-key';
import { bookingListMessages } from './booking-list.messages';
import { bookingEventMessages } from './booking-page.messages';
import { BookingHistoryDocument } from './BookingPage.generated';
import { bookingMessages as messages } from './office-bookings.messages';
import { OfficeBookingEditedDocument, type OfficeBookingFragment } from './OfficeBookings.generated';

/** The text for a change, and its undo function if it can be undone. */
export interface ActionOutcome {
  text: string;
  undo?: () => void;
}

interface AttemptOptions {
  onProblems?: ((fields: Failure['fields']) => void) | undefined;
  /** Takes a seat again that had become free. */
  isUndo?: boolean | undefined;
}

/** One change of a booking at a time, whose success or failure is reported. Rows are updated in place. */
export function useBookingAttempt(
  onDone: (done: ActionOutcome, booking: OfficeBookingFragment) => void,
  onFailed: (text: string) => void,
) {
  const intl = useIntl();
  const client = useApolloClient();
  const invalidateLists = useInvalidateLists();
  const runFor = useOneAtATimePerKey();

  /** Who has changed a booking meanwhile, according to the audit log. */
  const whoChanged = async (id: string): Promise<string> => {
    const history = await client
      .query({ query: BookingHistoryDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    const last = history?.data?.bookingHistory.findLast(({ actorName }) => actorName !== null);
    if (!last?.actorName) return intl.formatMessage(messages.conflict);
    const what = intl.formatMessage(bookingEventMessages[last.kind]);
    return intl.formatMessage(messages.conflictWith, { who: last.actorName, what });
  };

  const fail = async ({ id }: OfficeBookingFragment, error: unknown, isUndo: boolean) => {
    const { code, text, fields } = readFailure(error);
    if (code === 'CONFLICT') {
      // The row displays the new version from the cache.
      await client
        .query({
          query: OfficeBookingEditedDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        })
        .catch(() => undefined);
      onFailed(await whoChanged(id));
    } else if (code === 'NOT_FOUND') {
      invalidateLists('bookings', 'bookableClasses', 'crew', 'crews');
      onFailed(intl.formatMessage(messages.gone));
    } else if (code === 'CLASS_FULL' && isUndo) onFailed(intl.formatMessage(messages.seatGone));
    else if (code === 'NETWORK') onFailed(intl.formatMessage(bookingListMessages.offline));
    else onFailed(fields['id'] ?? text ?? intl.formatMessage(messages.changeFailed));
  };

  /** @returns whether it is done */
  return async (
    booking: OfficeBookingFragment,
    work: () => Promise<OfficeBookingFragment | undefined>,
    outcomeOf: (changed: OfficeBookingFragment) => ActionOutcome,
    { onProblems, isUndo = false }: AttemptOptions = {},
  ): Promise<boolean> => {
    const isDone = await runFor(booking.id, async () => {
      try {
        const changed = await work();
        invalidateLists('bookableClasses', 'crew', 'crews');
        if (changed) onDone(outcomeOf(changed), changed);
        return true;
      } catch (error) {
        const { fields } = readFailure(error);
        if (onProblems && Object.keys(fields).length > 0) onProblems(fields);
        else await fail(booking, error, isUndo);
        return false;
      }
    });
    return isDone ?? false;
  };
}
