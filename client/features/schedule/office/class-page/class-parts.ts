import type { ReactNode } from 'react';

import type { ToastMessage } from '../../../../ui/office/overlays/Toast';

/** Parts of the page of a class that other features provide. */
export interface ClassParts {
  roster: (
    classInstanceId: string,
    onToast: (toast: ToastMessage) => void,
    onSeatsChanged: () => void,
  ) => ReactNode;
  messages: (classInstanceId: string, onToast: (toast: ToastMessage | undefined) => void) => ReactNode;
}
