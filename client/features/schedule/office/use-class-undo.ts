import { useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import type { ToastMessage } from '../../../ui/office/Toast';
import { classInput, valuesOfClass } from './class-form';
import { classNoticeMessages as messages } from './class-notice.messages';
import type { ClassEdit } from './use-class-change';
import { useClassInstanceUpdateMutation, type OfficeClassFragment } from './SchedulePage.generated';

/**
 * Restores the previous values of a class, which withdraws the messages about the change. If nobody was notified of the
 * change, nobody is notified of its undoing.
 */
export function useClassUndo() {
  const intl = useIntl();
  const [update] = useClassInstanceUpdateMutation();
  return async (
    { before, notify }: ClassEdit,
    { id, version }: OfficeClassFragment,
  ): Promise<ToastMessage> => {
    const input = { ...classInput(valuesOfClass(before)), id, version, timeZone: before.timeZone, notify };
    try {
      await update({ variables: { input } });
      return { kind: 'done', text: intl.formatMessage(messages.undone) };
    } catch (error) {
      const { code, text } = readFailure(error);
      const conflict = intl.formatMessage(messages.undoConflict);
      return {
        kind: 'failed',
        text: code === 'CONFLICT' ? conflict : (text ?? intl.formatMessage(messages.undoFailed)),
      };
    }
  };
}
