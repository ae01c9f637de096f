import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';

import styles from './Rows.module.css';

interface ActionButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'type' | 'className' | 'onClick' | 'onKeyDown'
> {
  onAct: () => void;
  /** It deletes. */
  isDanger?: boolean;
  /** Shows its icon alone where there is little room. */
  isCompact?: boolean;
}

/**
 * A button in a row. What it does may put another button in its place: the second press of a double click, or of a key
 * that is held down, is not meant for that one.
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
