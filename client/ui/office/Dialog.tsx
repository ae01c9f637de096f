import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import styles from './Dialog.module.css';

interface DialogProps {
  heading: ReactNode;
  /** What is read out with the heading; a long text would be read out as a whole. */
  text?: ReactNode;
  /** Has room for a mail, where the screen has. */
  isWide?: boolean;
  children: ReactNode;
  /** The Escape key. */
  onCancel: () => void;
}

/** Rendered while it is open; the focus goes back where it was. */
export function Dialog({ heading, text, isWide = false, children, onCancel }: DialogProps) {
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
      aria-describedby={isWide || !text ? undefined : `${id}-text`}
      onCancel={(event) => {
        // The parent decides: the dialog goes with its state, never before it.
        event.preventDefault();
        onCancel();
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
