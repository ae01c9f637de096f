import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { Button } from '../Button';
import { X } from '../icons/office-icons';
import { CircleAlert } from '../icons/site-icons';
import styles from './NewsBar.module.css';
import { newsMessages as messages } from './news.messages';

/** The outcome of the last action, and its undo function. */
export interface News {
  kind: 'done' | 'failed';
  text: string;
  undo?: (() => void) | undefined;
  /** Link to the new record. */
  link?: { to: string; text: string };
}

interface NewsBarProps {
  news: News | undefined;
  onClose: () => void;
}

/**
 * A notice at the lower edge of the window with the outcome of an action. Stays until the next one or until it is
 * closed; its Undo may be removed earlier. Always rendered, so that screen readers announce it.
 */
export function NewsBar({ news, onClose }: NewsBarProps) {
  const intl = useIntl();
  const bar = news && (
    <div className={news.kind === 'failed' ? `${styles.bar} ${styles.failed}` : styles.bar} tabIndex={-1}>
      {news.kind === 'failed' && <CircleAlert className={styles.icon} />}
      <p className={styles.text}>{news.text}</p>
      {news.link && (
        <Link className={styles.link} to={news.link.to}>
          {news.link.text}
        </Link>
      )}
      {news.undo && <UndoButton onUndo={news.undo} />}
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
      <div role="status">{news?.kind === 'done' && bar}</div>
      <div role="alert">{news?.kind === 'failed' && bar}</div>
    </div>
  );
}

/** If it is removed while focused, the bar gets the focus. */
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
