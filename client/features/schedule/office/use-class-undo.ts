import { useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import type { ToastMessage } from '../../../ui/office/Toast';
import { classInput, valuesOfClass } from './class-form';
import { classNoticeMessages as messages } from './class-notice.messages';
import { useClassInstanceUpdateMutation, type OfficeClassFragment } from './SchedulePage.generated';

/** Restores the previous values of a class, which withdraws the messages about the change. */
export function useClassUndo() {
  const intl = useIntl();
  const [update] = useClassInstanceUpdateMutation();
  return async (before: OfficeClassFragment, { id, version }: OfficeClassFragment): Promise<ToastMessage> => {
    const input = { ...classInput(valuesOfClass(before)), id, version, timeZone: before.timeZone };
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
