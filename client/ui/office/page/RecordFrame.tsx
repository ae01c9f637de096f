import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { LoadFailed } from './LoadFailed';
import { PageHead } from './PageHead';
import { wordMessages } from '../texts/console-words.messages';
import styles from './RecordFrame.module.css';

interface RecordFrameProps {
  /** The list that contains the record. */
  back: { to: string; label: ReactNode };
  /** Rendered even before the record is loaded, because it has the focus after a navigation. */
  heading: ReactNode;
  headingId?: string;
  headingLang?: string | undefined;
  /** Identifying facts and status; undefined while loading. */
  tags?: ReactNode;
  /** The purpose of the page, if it is not obvious. */
  intro?: ReactNode;
  /** Why the record cannot be displayed, in one sentence. */
  failure: ReactNode;
  /** Retries; undefined if that would not help. */
  onRetry: (() => unknown) | undefined;
  /** The record; undefined until loaded. */
  children: ReactNode;
}

/** The layout of a record's page: back link, heading with tags, failure, and content. */
export function RecordFrame({
  back,
  heading,
  headingId,
  headingLang,
  tags,
  intro,
  failure,
  onRetry,
  children,
}: RecordFrameProps) {
  return (
    <div className={styles.page}>
      <PageHead
        back={back}
        heading={heading}
        headingId={headingId}
        headingLang={headingLang}
        facts={tags && <p className={styles.tags}>{tags}</p>}
        intro={intro}
      />
      <LoadFailed
        onRetry={onRetry}
        loading={!children && <FormattedMessage {...wordMessages.loading} />}
        layout="record"
      >
        {failure}
      </LoadFailed>
      {children}
    </div>
  );
}

interface RecordActionsProps {
  /** A destructive action, apart from the others. */
  danger?: ReactNode;
  /** Links to related pages, below the buttons. */
  links?: ReactNode;
  children: ReactNode;
}

/** The small buttons at the top of a record. */
export function RecordActions({ danger, links, children }: RecordActionsProps) {
  return (
    <>
      <div className={styles.actions}>
        {children}
        {danger && <div className={styles.danger}>{danger}</div>}
      </div>
      {links && <div className={styles.links}>{links}</div>}
    </>
  );
}

interface RecordColumnsProps {
  /** Beside the sections on wide screens, otherwise below them. */
  aside: ReactNode;
  children: ReactNode;
}

/** The sections of a record and its history. */
export function RecordColumns({ aside, children }: RecordColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.sections}>{children}</div>
      {aside}
    </div>
  );
}
