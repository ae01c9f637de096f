import { useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import { isLost } from '../../../graphql/is-lost';
import { useInvalidateLists } from '../../../graphql/use-invalidate-lists';
import { lostAnswerMessages } from '../../../ui/office/lost-answer.messages';
import { bookingMessages } from '../office/office-bookings.messages';
import type { ActionOutcome } from '../office/use-booking-attempt';
import {
  useStudentDuplicateDismissMutation,
  useStudentDuplicateRestoreMutation,
  type PossiblePairFragment,
} from './Duplicates.generated';
import { duplicateMessages as messages } from './duplicates.messages';

interface Dismissal {
  dismiss: (pair: PossiblePairFragment) => void;
}

/** Marks two students as different people; can be undone. */
export function useDismissal(
  onDone: (done: ActionOutcome) => void,
  onFailed: (text: string) => void,
): Dismissal {
  const intl = useIntl();
  const invalidateLists = useInvalidateLists();
  const [dismiss] = useStudentDuplicateDismissMutation();
  const [restore] = useStudentDuplicateRestoreMutation();
  const fail = (error: unknown) => {
    const failure = readFailure(error);
    onFailed(
      isLost(failure)
        ? intl.formatMessage(lostAnswerMessages.unknown)
        : (failure.text ?? intl.formatMessage(messages.dismissFailed)),
    );
  };
  const undo = async (id: string) => {
    try {
      await restore({ variables: { input: { id } } });
      onDone({ text: intl.formatMessage(bookingMessages.undone) });
    } catch (error) {
      fail(error);
    }
    invalidateLists('studentDuplicates');
  };
  const run = async ({ id, one, other }: PossiblePairFragment) => {
    try {
      await dismiss({ variables: { input: { id } } });
      const names = {
        one: intl.formatMessage(bookingMessages.person, one),
        other: intl.formatMessage(bookingMessages.person, other),
      };
      onDone({ text: intl.formatMessage(messages.dismissed, names), undo: () => void undo(id) });
    } catch (error) {
      fail(error);
    }
    invalidateLists('studentDuplicates');
  };
  return { dismiss: (pair) => void run(pair) };
}
