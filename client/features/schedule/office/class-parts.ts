import type { ReactNode } from 'react';

import type { ToastMessage } from '../../../ui/office/Toast';
import type { OfficeClassFragment } from './SchedulePage.generated';

/** Parts of the page of a class that other features provide. */
export interface ClassParts {
  roster: (
    scheduled: OfficeClassFragment,
    onToast: (toast: ToastMessage) => void,
    onSeatsChanged: () => void,
  ) => ReactNode;
  messages: (classInstanceId: string, onToast: (toast: ToastMessage | undefined) => void) => ReactNode;
}
