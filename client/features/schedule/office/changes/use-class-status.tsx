import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { ClassInstanceStatus } from '../../../../graphql/schema.generated';
import { lostAnswerMessages } from '../../../../ui/office/texts/lost-answer.messages';
import { valuesOfClass } from '../class-form/class-form';
import { classPageMessages as messages } from '../class-page/class-page.messages';
import { officeScheduleMessages } from '../office-schedule.messages';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { useClassChange, type ClassEdit } from './use-class-change';
import type { ClassTypeChoice } from '../use-class-types';

interface ClassStatusOptions {
  types: readonly ClassTypeChoice[];
  onSaved: (saved: OfficeClassFragment, change?: ClassEdit) => void;
  onFailed: (text: string) => void;
  /** Another account has changed or deleted the class. */
  onConflict: () => void;
}

export interface ClassStatusChange {
  isBusy: boolean;
  setStatus: (scheduled: OfficeClassFragment, to: ClassInstanceStatus) => void;
  dialog: ReactNode;
}

/** Cancels a class or schedules it again, after a confirmation, or marks it completed. */
export function useClassStatus({ types, onConflict, ...options }: ClassStatusOptions): ClassStatusChange {
  const intl = useIntl();
  const change = useClassChange({
    edited: undefined,
    types,
    confirmsAlways: true,
    ...options,
    backLabel: <FormattedMessage {...messages.backToClass} />,
    onRefused: ({ text, isLost }) => {
      const unexplained = isLost ? lostAnswerMessages.unknown : officeScheduleMessages.saveFailed;
      options.onFailed(text ?? intl.formatMessage(unexplained));
    },
    onConflict: () => {
      options.onFailed(intl.formatMessage(messages.overtaken));
      onConflict();
    },
  });
  return {
    isBusy: change.isBusy,
    dialog: change.dialog,
    setStatus: (scheduled, to) =>
      change.begin(() => ({ ...valuesOfClass(scheduled), status: to }), scheduled),
  };
}
