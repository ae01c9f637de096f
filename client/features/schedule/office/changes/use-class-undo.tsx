import { FormattedMessage } from 'react-intl';

import { readFailure } from '../../../../graphql/requests/failure';
import { isLost } from '../../../../graphql/requests/is-lost';
import { useReadNow } from '../../../../graphql/office/use-read-now';
import { useRepeatedChange } from '../../../../graphql/office/use-repeated-change';
import { isSame } from '../../../../ui/office/forms/form-values';
import { lostAnswerMessages } from '../../../../ui/office/texts/lost-answer.messages';
import type { ToastMessage } from '../../../../ui/office/overlays/Toast';
import { classInput, valuesOfClass } from '../class-form/class-form';
import { classNoticeMessages as messages } from '../notices/class-notice.messages';
import type { ClassEdit } from './use-class-change';
import {
  ScheduledClassDocument,
  useClassInstanceUpdateMutation,
  type OfficeClassFragment,
} from '../OfficeClasses.generated';

interface UndoOutcome extends ToastMessage {
  /** The response was lost: it can be tried again. */
  isUnknown?: boolean;
}

/**
 * Restores the previous values of a class, which withdraws the messages about the change. If nobody was notified of the
 * change, nobody is notified of its undoing.
 */
export function useClassUndo() {
  const readNow = useReadNow();
  const [update] = useClassInstanceUpdateMutation();
  const sendRepeatedly = useRepeatedChange<OfficeClassFragment | undefined>();

  const find = async (id: string, version: number, before: OfficeClassFragment) => {
    const now = (await readNow(ScheduledClassDocument, id))?.classInstance;
    const isUndone =
      now?.version === version && isSame(classInput(valuesOfClass(now)), classInput(valuesOfClass(before)));
    return isUndone ? now : undefined;
  };

  return async (
    { before, notify }: ClassEdit,
    { id, version }: OfficeClassFragment,
  ): Promise<UndoOutcome> => {
    const input = { ...classInput(valuesOfClass(before)), id, version, timeZone: before.timeZone, notify };
    try {
      await sendRepeatedly(`${id} ${version}`, {
        send: async () => (await update({ variables: { input } })).data?.updateClassInstance,
        find: () => find(id, version + 1, before),
      });
      return { kind: 'done', text: <FormattedMessage {...messages.undone} /> };
    } catch (error) {
      const failure = readFailure(error);
      const { code, text } = failure;
      if (isLost(failure))
        return {
          kind: 'failed',
          text: <FormattedMessage {...lostAnswerMessages.unknown} />,
          isUnknown: true,
        };
      const conflict = code === 'CONFLICT' && <FormattedMessage {...messages.undoConflict} />;
      return {
        kind: 'failed',
        text: conflict || (text ?? <FormattedMessage {...messages.undoFailed} />),
      };
    }
  };
}
