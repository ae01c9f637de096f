import { useIntl } from 'react-intl';

import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { useFailureText } from '../../../use-failure-text';
import { bookingMessages } from '../office-bookings.messages';
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
  onDone: (done: ToastContent) => void,
  onFailed: (text: string) => void,
): Dismissal {
  const intl = useIntl();
  const invalidateLists = useInvalidateLists();
  const [dismiss] = useStudentDuplicateDismissMutation();
  const [restore] = useStudentDuplicateRestoreMutation();
  const failureText = useFailureText();
  const fail = (error: unknown) => onFailed(failureText(error, { otherwise: messages.dismissFailed }));
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
        one: intl.formatMessage(wordMessages.person, one),
        other: intl.formatMessage(wordMessages.person, other),
      };
      onDone({ text: intl.formatMessage(messages.dismissed, names), undo: () => void undo(id) });
    } catch (error) {
      fail(error);
    }
    invalidateLists('studentDuplicates');
  };
  return { dismiss: (pair) => void run(pair) };
}
