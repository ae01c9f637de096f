import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { paths } from '../../paths';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { ArrowLeft } from '../../ui/icons/site-icons';
import { accountMessages } from './account.messages';
import styles from './AccountSheet.module.css';

interface AccountSheetProps {
  heading: ReactNode;
  /** For a page that replaces its form by the outcome: a change moves the focus to the heading. */
  step?: string;
  /** The form whose errors are above the heading. */
  form?: ComponentProps<typeof ErrorSummary> | undefined;
  /** The back link; default: the home page. */
  back?: { to: string; label: ReactNode };
  children: ReactNode;
}

/** The narrow layout of an account page: back link, heading and content. */
export function AccountSheet({
  heading,
  step,
  form,
  back = { to: paths.home, label: <FormattedMessage {...accountMessages.backHome} /> },
  children,
}: AccountSheetProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    title.current?.focus();
  }, [step]);

  return (
    <div className={`wrap ${styles.page}`}>
      <Link className={styles.back} to={back.to}>
        <ArrowLeft className={styles.icon} />
        {back.label}
      </Link>
      <div className={styles.sheet}>
        {form && <ErrorSummary errors={form.errors} attempt={form.attempt} />}
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </div>
    </div>
  );
}
