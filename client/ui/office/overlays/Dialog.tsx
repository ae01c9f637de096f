import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import styles from './Dialog.module.css';

interface DialogProps {
  heading: ReactNode;
  /** The accessible description; screen readers would read a long text as a whole. */
  text?: ReactNode;
  /** Wide enough for a mail, if the screen allows. */
  isWide?: boolean;
  /** Nothing of the page can be read behind it. */
  hidesPage?: boolean;
  children: ReactNode;
  /** Called on Escape. */
  onCancel: () => void;
}

/** Mounted while open; the focus returns on close. */
export function Dialog({
  heading,
  text,
  isWide = false,
  hidesPage = false,
  children,
  onCancel,
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed while still mounted, because only then the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, isWide && styles.wide, hidesPage && styles.cover].filter(Boolean).join(' ')}
      aria-labelledby={`${id}-heading`}
      aria-describedby={isWide || !text ? undefined : `${id}-text`}
      onCancel={(event) => {
        // The parent controls the dialog: it closes when it is unmounted.
        event.preventDefault();
        onCancel();
      }}
      onClose={({ currentTarget }) => {
        // A second Escape in a row closes it without asking.
        if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
    >
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      {text && (
        <div id={`${id}-text`} className={styles.text}>
          {text}
        </div>
      )}
      {children}
    </dialog>
  );
}
