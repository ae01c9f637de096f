import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import styles from './ErrorSummary.module.css';
import { formMessages } from './form.messages';

interface ErrorSummaryProps {
  /** In the order of the fields on the page; the same words as at the fields. */
  errors: readonly { fieldId: string; message: string }[];
  /** Counts the failed submits: each new number moves the focus here again. */
  attempt: number;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  // The jump must not become a step of the history: Back leaves the form, it does not walk through its errors.
  event.preventDefault();
  field.focus();
}

/** All errors of a form on top of it, with links to the fields. Takes the focus when it appears. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = errors.length === 0;

  useEffect(() => {
    // A submit moves the focus here; the list getting shorter while fields are being corrected does not.
    if (!isEmpty) box.current?.focus();
  }, [attempt, isEmpty]);

  if (isEmpty) return null;
  return (
    <div ref={box} className={styles.summary} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId} className={styles.heading}>
        <FormattedMessage {...formMessages.problemHeading} />
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={styles.link} href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
