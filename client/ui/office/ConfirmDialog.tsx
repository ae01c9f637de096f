import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { Button, ButtonRow } from '../Button';
import styles from './ConfirmDialog.module.css';

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
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed while it is still in the page: only so the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={`${id}-heading`}
      // A long text would be read out as a whole.
      aria-describedby={isWide ? undefined : `${id}-text`}
      onCancel={(event) => {
        // The parent decides: the dialog goes with its state, never before it.
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      <ButtonRow>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button variant={confirmVariant} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ButtonRow>
    </dialog>
  );
}
