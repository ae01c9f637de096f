import type { ReactNode } from 'react';

import styles from './FormGroup.module.css';

interface FormGroupProps {
  legend: string;
  children: ReactNode;
}

/** Related fields below a heavy rule. */
export function FormGroup({ legend, children }: FormGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface SectionGroupProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** The same for text instead of fields. */
export function SectionGroup({ id, heading, children }: SectionGroupProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
