import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { paths } from '../../paths';
import { ArrowLeft } from '../../ui/icons/site-icons';
import { accountMessages } from './account.messages';
import styles from './AccountSheet.module.css';

interface AccountSheetProps {
  heading: ReactNode;
  /** Where one comes from; home, when nothing is said. */
  back?: { to: string; label: ReactNode };
  children: ReactNode;
}

/** A narrow page about somebody's own account: a way back, a heading, and what there is to do. */
export function AccountSheet({
  heading,
  back = { to: paths.home, label: <FormattedMessage {...accountMessages.backHome} /> },
  children,
}: AccountSheetProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Link className={styles.back} to={back.to}>
        <ArrowLeft className={styles.icon} />
        {back.label}
      </Link>
      <div className={styles.sheet}>
        <h1 tabIndex={-1}>{heading}</h1>
        {children}
      </div>
    </div>
  );
}
