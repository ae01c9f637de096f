import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../elements/Button';
import { X } from '../../icons/office-icons';
import { CircleAlert } from '../../icons/site-icons';
import styles from './Toast.module.css';
import { toastMessages as messages } from './toast.messages';

/** The outcome of the last action, and its undo function. */
export interface ToastMessage {
  kind: 'done' | 'failed';
  text: ReactNode;
  undo?: (() => void) | undefined;
  /** A further action that often follows. */
  next?: { text: ReactNode; start: () => void } | undefined;
  /** Link to the new record. */
  link?: { to: string; text: ReactNode };
}

/** What a toast says, besides whether the action has failed. */
export type ToastContent = Omit<ToastMessage, 'kind'>;

interface ToastProps {
  toast: ToastMessage | undefined;
  onClose: () => void;
}

/**
 * A toast at the lower edge of the window with the outcome of an action. Stays until the next one or until it is
 * closed; its Undo may be removed earlier. Always rendered, so that screen readers announce it.
 */
export function Toast({ toast, onClose }: ToastProps) {
  const intl = useIntl();
  const { language } = useLocale();
  const text = toast?.text;
  const [worded, setWorded] = useState({ text, language });
  if (worded.text !== text) setWorded({ text, language });
  // A text stays as it was worded when the language is switched, unless it is an element.
  const lang = typeof text === 'string' && worded.language !== language ? worded.language : undefined;
  const bar = toast && (
    <div className={toast.kind === 'failed' ? `${styles.bar} ${styles.failed}` : styles.bar} tabIndex={-1}>
      {toast.kind === 'failed' && <CircleAlert className={styles.icon} />}
      <p className={styles.text} lang={lang}>
        {text}
      </p>
      {toast.link && (
        <Link className={styles.link} to={toast.link.to} lang={lang}>
          {toast.link.text}
        </Link>
      )}
      {toast.next && (
        <Button size="small" onClick={toast.next.start}>
          {toast.next.text}
        </Button>
      )}
      {toast.undo && <UndoButton onUndo={toast.undo} />}
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage(messages.close)}
        onClick={onClose}
      >
        <X className={styles.icon} />
      </button>
    </div>
  );
  return (
    <div className={styles.edge}>
      <div role="status">{toast?.kind === 'done' && bar}</div>
      <div role="alert">{toast?.kind === 'failed' && bar}</div>
    </div>
  );
}

/** If it is removed while focused, the toast gets the focus. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && current === document.activeElement) current.parentElement?.focus();
    };
  }, []);
  return (
    <Button ref={button} size="small" onClick={onUndo}>
      <FormattedMessage {...messages.undo} />
    </Button>
  );
}
