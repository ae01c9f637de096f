import { useId, type ReactNode } from 'react';

import styles from './Dialog.module.css';
import { useModal } from './use-modal';

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
  const modal = useModal(onCancel);
  return (
    <dialog
      {...modal}
      className={[styles.dialog, isWide && styles.wide, hidesPage && styles.cover].filter(Boolean).join(' ')}
      aria-labelledby={`${id}-heading`}
      aria-describedby={isWide || !text ? undefined : `${id}-text`}
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
