import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';

import { Button } from '../../../ui/elements/Button';
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
  /** Looks like the other buttons of a record, not like a link. */
  isBoxed?: boolean;
}

/**
 * A button in a row or on the page of a record. Its action may replace it by another button, so it ignores the second
 * press of a double click and repeated key events.
 */
export function ActionButton({
  onAct,
  isDanger = false,
  isCompact = false,
  isBoxed = false,
  ...button
}: ActionButtonProps) {
  const press = ({ detail }: MouseEvent) => {
    if (detail <= 1) onAct();
  };
  const hold = (event: KeyboardEvent) => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  };
  if (isBoxed)
    return (
      <Button
        {...button}
        size="small"
        variant={isDanger ? 'danger' : 'secondary'}
        onClick={press}
        onKeyDown={hold}
      />
    );
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
