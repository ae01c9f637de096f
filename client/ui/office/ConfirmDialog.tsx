import type { ReactNode } from 'react';

import { Button, ButtonRow } from '../Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  /** Names the record. */
  heading: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: ReactNode;
  /** For what takes nothing away: 'primary'. */
  confirmVariant?: 'confirmDanger' | 'primary';
  /** Replaces the label while the work is being done. */
  busyLabel?: ReactNode;
  cancelLabel: ReactNode;
  busy?: boolean;
  /** Has room for a mail, where the screen has. */
  isWide?: boolean;
  onConfirm: () => void;
  /** Also called by the Escape key. */
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. Rendered while it is open; the focus goes back where it was. */
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
  return (
    <Dialog
      heading={heading}
      text={children}
      isWide={isWide}
      onCancel={() => {
        if (!busy) onCancel();
      }}
    >
      <ButtonRow>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button variant={confirmVariant} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
