import type { ReactNode } from 'react';

import { Shape, type ShapeName } from './Shape';
import styles from './Tag.module.css';

export type TagTone = 'info' | 'ok' | 'pending' | 'done' | 'off' | 'alert';

// Shape and text have the same meaning as the colour.
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
  /** The status as an adjective. Never a link. */
  children: ReactNode;
}

/** A status tag. */
export function Tag({ tone, children }: TagProps) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      <Shape name={shapeOf[tone]} className={styles.mark} />
      {children}
    </span>
  );
}
