import type { ReactNode } from 'react';

import { Shape, type ShapeName } from './Shape';
import styles from './Tag.module.css';

export type TagTone = 'info' | 'ok' | 'pending' | 'done' | 'off' | 'alert';

// Shape and word say the same as the colour.
const shapeOf: Readonly<Record<TagTone, ShapeName>> = {
  info: 'dot',
  ok: 'tick',
  pending: 'half',
  done: 'square',
  off: 'cross',
  alert: 'warning',
};

interface TagProps {
  tone: TagTone;
  /** The status as an adjective. A tag is never a link. */
  children: ReactNode;
}

/** The status of a thing. */
export function Tag({ tone, children }: TagProps) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      <Shape name={shapeOf[tone]} className={styles.mark} />
      {children}
    </span>
  );
}
