import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import styles from './FieldError.module.css';
import { formMessages } from './form.messages';
import { CircleAlert } from '../icons/site-icons';

interface FieldErrorProps {
  id: string;
  children: ReactNode;
}

/** The error of a field or field group; the control refers to it in `aria-describedby`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlert className={styles.icon} />
      <span>
        <span className="visually-hidden">
          <FormattedMessage {...formMessages.errorPrefix} />{' '}
        </span>
        {children}
      </span>
    </p>
  );
}
