import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Link } from 'react-router-dom';

import { Ellipsis } from '../../icons/office-icons';
import { ChevronDown } from '../../icons/site-icons';
import styles from './Menu.module.css';

export interface MenuItem {
  key: string;
  label: string;
  /** A link target; otherwise `onChoose` is called. */
  to?: string;
  /** Opens a new tab. */
  isApart?: boolean;
  onChoose?: () => void;
  /** A destructive action. */
  isDanger?: boolean;
  /** Closes a form or opens another one instead, so unsaved changes are confirmed first. */
  leaves?: boolean;
}

interface MenuProps {
  id?: string;
  /** The accessible name of the button, which displays three dots unless it has a face. */
  label: ReactNode;
  /** Displayed on the button instead of the dots, after its label. */
  content?: ReactNode;
  items: readonly MenuItem[];
}

/**
 * A menu button, following the ARIA Authoring Practices: Enter, Space and the arrow keys open the menu; arrows, Home,
 * End and first letters move through it; Escape returns the focus to the button.
 */
export function Menu({ id, label, content, items }: MenuProps) {
  const ownId = useId();
  const buttonId = id ?? ownId;
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'first' | 'last'>();

  const close = (isLeft = false) => {
    setOpened(undefined);
    if (!isLeft) button.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={content ? `${styles.button} ${styles.withContent}` : styles.button}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onClick={() => setOpened(opened ? undefined : 'first')}
        onKeyDown={press}
      >
        {content ? (
          <>
            <span className="visually-hidden">{label}</span>
            <span className={styles.content}>{content}</span>
            <ChevronDown className={styles.icon} />
          </>
        ) : (
          <>
            <Ellipsis className={styles.icon} />
            <span className="visually-hidden">{label}</span>
          </>
        )}
      </button>
      {opened && (
        <MenuList button={button} buttonId={buttonId} items={items} begin={opened} onClose={close} />
      )}
    </>
  );
}

interface MenuListProps {
  button: RefObject<HTMLButtonElement | null>;
  buttonId: string;
  items: readonly MenuItem[];
  begin: 'first' | 'last';
  /** @param isLeft the focus has moved elsewhere */
  onClose: (isLeft?: boolean) => void;
}

function MenuList({ button, buttonId, items, begin, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const { current } = list;
    if (!current || !button.current) return;
    // In the top layer, so that the table's overflow does not clip it.
    current.showPopover();
    placeAt(current, button.current.getBoundingClientRect());
    itemsOf(current)
      .at(begin === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [button, begin]);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      const isOurs =
        target instanceof Node && (list.current?.contains(target) || button.current?.contains(target));
      // A dialog about unsaved changes is on top, and clicks the item after the confirmation.
      const isQuestion = target instanceof Element && target.closest('dialog[open]') !== null;
      if (!isOurs && !isQuestion) close.current(true);
    };
    // Follows its button on scroll.
    const follow = () => {
      if (list.current && button.current) placeAt(list.current, button.current.getBoundingClientRect());
    };
    document.addEventListener('pointerdown', leave);
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('pointerdown', leave);
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [button]);

  const press = (event: KeyboardEvent) => {
    // The table row handles keys too.
    event.stopPropagation();
    // A shortcut of the browser.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') onClose();
    else if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (list.current && goTo(list.current, event.key)) event.preventDefault();
  };
  // One item is marked, by keyboard or mouse.
  const point = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && target instanceof Element)
      target.closest<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  };
  const choose = ({ onChoose }: MenuItem) => {
    onClose();
    onChoose?.();
  };
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      popover="manual"
      className={styles.list}
      aria-labelledby={buttonId}
      onKeyDown={press}
      onPointerMove={point}
    >
      {items.map((item) =>
        item.to === undefined ? (
          <button
            key={item.key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-leaves={item.leaves ? '' : undefined}
            className={item.isDanger ? `${styles.item} ${styles.danger}` : styles.item}
            onClick={() => choose(item)}
          >
            {item.label}
          </button>
        ) : (
          <Link
            key={item.key}
            to={item.to}
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            target={item.isApart ? '_blank' : undefined}
            onClick={() => choose(item)}
          >
            {item.label}
          </Link>
        ),
      )}
    </div>
  );
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

/** @returns whether the key was handled */
function goTo(list: HTMLElement, key: string): boolean {
  const items = itemsOf(list);
  const here = items.findIndex((item) => item === document.activeElement);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (here + 1) % items.length,
    ArrowUp: (here - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const after = [...items.slice(here + 1), ...items.slice(0, here + 1)];
  const letter = key.length === 1 && key !== ' ' ? key.toLocaleLowerCase() : undefined;
  const named = after.find((item) => item.textContent.toLocaleLowerCase().startsWith(letter ?? '\n'));
  const next = items[places[key] ?? -1] ?? named;
  next?.focus();
  return next !== undefined;
}

const edge = 8;

/** Below the button, right-aligned; above it if there is no space below; always within the window. */
function placeAt(list: HTMLElement, { top, bottom, right }: DOMRect): void {
  const { offsetWidth, offsetHeight } = list;
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = bottom + offsetHeight + edge <= clientHeight || top < offsetHeight + edge;
  // Overlaps the button if there is no space below or above.
  const lowest = clientHeight - edge - offsetHeight;
  list.style.top = `${String(Math.max(edge, isBelow ? Math.min(bottom, lowest) : top - offsetHeight))}px`;
  list.style.left = `${String(Math.max(edge, Math.min(right, clientWidth - edge) - offsetWidth))}px`;
}
