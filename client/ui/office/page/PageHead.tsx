import type { ReactNode, Ref } from 'react';

import { BackLink } from './BackLink';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** The list that contains the record. */
  back?: { to: string; label: ReactNode } | undefined;
  heading: ReactNode;
  headingId?: string | undefined;
  headingLang?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the heading: facts, a count. */
  facts?: ReactNode;
  /** At the end of the line: buttons and links. */
  tools?: ReactNode;
  /** The purpose of the page, below the heading. */
  intro?: ReactNode;
  className?: string;
}

/** The head of a page of the console. */
export function PageHead({
  back,
  heading,
  headingId,
  headingLang,
  headingRef,
  facts,
  tools,
  intro,
  className,
}: PageHeadProps) {
  return (
    <div className={className ? `${styles.head} ${className}` : styles.head}>
      {back && <BackLink to={back.to}>{back.label}</BackLink>}
      <div className={styles.line}>
        <h1 ref={headingRef} id={headingId} tabIndex={-1} lang={headingLang}>
          {heading}
        </h1>
        {facts}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
