import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';

import styles from './Rows.module.css';

interface ActionButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'type' | 'className' | 'onClick' | 'onKeyDown'
> {
  onAct: () => void;
  /** A destructive action. */
  isDanger?: boolean;
  /** Displays only its icon in narrow layouts. */
  isCompact?: boolean;
}

/**
 * A button in a row. Its action may replace it by another button, so it ignores the second press of a double click and
 * repeated key events.
 */
export function ActionButton({ onAct, isDanger = false, isCompact = false, ...button }: ActionButtonProps) {
  const press = ({ detail }: MouseEvent) => {
    if (detail <= 1) onAct();
  };
  const hold = (event: KeyboardEvent) => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  };
  return (
    <button
      {...button}
      type="button"
      className={[styles.action, isDanger && styles.danger, isCompact && styles.compact]
        .filter(Boolean)
        .join(' ')}
      onClick={press}
      onKeyDown={hold}
    />
  );
}
