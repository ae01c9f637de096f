import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * The props of a modal dialog that is mounted while open; the focus returns on close.
 * @param onCancel called on Escape
 */
export function useModal(onCancel: () => void): ModalProps {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed while still mounted, because only then the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return {
    ref: dialog,
    onCancel: (event) => {
      // The parent controls the dialog: it closes when it is unmounted.
      event.preventDefault();
      onCancel();
    },
    onClose: ({ currentTarget }) => {
      // A second Escape in a row closes it without asking.
      if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
    },
  };
}
