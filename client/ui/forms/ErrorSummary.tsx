import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import styles from './ErrorSummary.module.css';
import { formMessages } from './form.messages';
import { useErrorInTitle } from '../page/use-page-title';

interface ErrorSummaryProps {
  /** In the order of the fields on the page, with the same texts. */
  errors: readonly { fieldId: string; message: string }[];
  /** The number of failed submits: each increase focuses the summary. */
  attempt: number;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  // The link must not add a history entry: Back leaves the form.
  event.preventDefault();
  field.focus();
}

/**
 * All errors of a form, above it, with links to the fields. Takes the focus when it appears, and prefixes the title of
 * the page while there are errors.
 */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = errors.length === 0;
  useErrorInTitle(!isEmpty);

  useEffect(() => {
    // A submit focuses the summary; corrections of single fields do not.
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
