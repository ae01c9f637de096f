import { useId, type ReactNode, type Ref } from 'react';

import styles from './Panel.module.css';

interface PanelProps {
  /** The id for links to it. */
  anchor?: string;
  heading: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  /** A link or button at the end of the header. */
  action?: ReactNode;
  children: ReactNode;
}

/** A bordered section with a header. */
export function Panel({ anchor, heading, headingRef, action, children }: PanelProps) {
  const id = useId();
  return (
    <section id={anchor} className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={headingRef} className={styles.heading} tabIndex={-1}>
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
