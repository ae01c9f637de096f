import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import styles from './Button.module.css';

interface ButtonLook {
  /**
   * Orange is for the one action of a screen, red for what deletes or discards: an outline where it is offered, filled
   * where it is confirmed.
   */
  variant?: 'primary' | 'secondary' | 'danger' | 'confirmDanger';
  size?: 'normal' | 'small';
  /** As wide as its container. */
  block?: boolean;
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** At work: disabled, but stays in the tab order and keeps the focus. */
  busy?: boolean;
  /** Replaces the label while busy. */
  busyLabel?: ReactNode;
}

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

function classNames({ variant = 'secondary', size = 'normal', block = false }: ButtonLook): string {
  return [
    styles.button,
    variant === 'secondary' ? '' : styles[variant],
    size === 'small' ? styles.small : '',
    block ? styles.block : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The looks of a Button for an `<a>` that leaves the site's own routes (a file, tel:, mailto:). */
export function ButtonAnchor({
  variant,
  size,
  block,
  children,
  ...anchor
}: ButtonLook & Omit<ComponentPropsWithRef<'a'>, 'className'>) {
  return (
    <a {...anchor} className={classNames({ variant, size, block })}>
      {children}
    </a>
  );
}

export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...button
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    // `disabled` would take the focus from whoever has just pressed the button, and giving it back would make a screen
    // reader start over. `aria-disabled` says the same to screen readers and to tests by role; `press` makes it true.
    <button
      {...button}
      type={type}
      className={classNames({ variant, size, block })}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
      onClick={press}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}

/** A link to another page of the site that looks like a Button. */
export function ButtonLink({ variant, size, block, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={classNames({ variant, size, block })}>
      {children}
    </Link>
  );
}

/** Buttons side by side, under each other on a phone. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
