import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { BackLink } from './BackLink';
import { Banner } from '../Banner';
import { Button } from '../Button';
import { recordMessages as messages } from './record.messages';
import styles from './RecordFrame.module.css';

interface RecordFrameProps {
  /** To the list that the record is one of. */
  back: { to: string; words: ReactNode };
  /** Whether the record is there or not: it has the focus from the arrival on. */
  heading: ReactNode;
  headingId?: string;
  headingLang?: string | undefined;
  /** What tells the record from others, and its status; none while it is on its way. */
  tags?: ReactNode;
  /** What the page is for, where that is not plain. */
  intro?: ReactNode;
  /** Why it cannot be shown, in a sentence. */
  failure: ReactNode;
  /** Asks again; left out where that would not help. */
  onRetry?: (() => Promise<unknown>) | undefined;
  /** The record; undefined until it is there. */
  children: ReactNode;
}

/** The page of one record of the office: the way back, its heading and tags, what went wrong, and all about it. */
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
      <BackLink to={back.to}>{back.words}</BackLink>
      <div className={styles.head}>
        <h1 id={headingId} tabIndex={-1} lang={headingLang}>
          {heading}
        </h1>
        {tags && <p className={styles.tags}>{tags}</p>}
      </div>
      {intro && <p>{intro}</p>}
      <Banner
        action={
          onRetry && (
            <Button size="small" onClick={() => void onRetry().catch(() => undefined)}>
              <FormattedMessage {...messages.retry} />
            </Button>
          )
        }
      >
        {failure}
      </Banner>
      {!children && !failure && (
        <p role="status">
          <FormattedMessage {...messages.loading} />
        </p>
      )}
      {children}
    </div>
  );
}

/** The parts of a record, the last of them beside the others where there is room. */
export function RecordColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
