import type { ReactNode } from 'react';

import { Button, ButtonRow } from '../../elements/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  /** Contains the name of the record. */
  heading: ReactNode;
  /** The effect, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: ReactNode;
  /** 'primary' for actions that are not destructive. */
  confirmVariant?: 'confirmDanger' | 'primary';
  /** Replaces the label while the action is in progress. */
  busyLabel?: ReactNode;
  cancelLabel: ReactNode;
  /** The action is in progress: the dialog stays until it has ended. */
  busy?: boolean;
  /** Wide enough for a mail, if the screen allows. */
  isWide?: boolean;
  onConfirm: () => void;
  /** Also called on Escape. */
  onCancel: () => void;
}

/** Confirms an action that cannot be undone. Mounted while open; the focus returns on close. */
export function ConfirmDialog({
  heading,
  children,
  confirmLabel,
  confirmVariant = 'confirmDanger',
  busyLabel,
  cancelLabel,
  busy = false,
  isWide = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog heading={heading} text={children} isWide={isWide} onCancel={cancel}>
      <ButtonRow>
        <Button aria-disabled={busy || undefined} onClick={cancel}>
          {cancelLabel}
        </Button>
        <Button variant={confirmVariant} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
