import { useId, useLayoutEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button, ButtonRow } from '../../ui/elements/Button';
import { Checkbox } from '../../ui/forms/Checkbox';
import { Keyboard } from '../../ui/icons/office-icons';
import { Dialog } from '../../ui/office/overlays/Dialog';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import styles from './Shortcuts.module.css';
import { shortcutMessages as messages } from './shortcuts.messages';
import { useShortcutsChoice } from './use-shortcuts-choice';

const list = [
  { key: '/', message: messages.search },
  { key: 'Ctrl K', message: messages.everything },
  { key: '?', message: messages.help },
  { key: '↑ ↓', message: messages.rows },
  { key: 'Enter', message: messages.open },
  { key: 'x', message: messages.mark },
] as const;

interface ShortcutsProps {
  className: string | undefined;
  /** Opens the global search on a page without its own search. */
  onSearch: (isOpen: boolean) => void;
}

/** The button that lists the keyboard shortcuts, and the shortcuts that work on every page of the console. */
export function Shortcuts({ className, onSearch }: ShortcutsProps) {
  const { areOn, choose } = useShortcutsChoice();
  const [isOpen, setIsOpen] = useState(false);

  // A passive effect would miss keys that are pressed as soon as the page is displayed.
  useLayoutEffect(() => {
    if (!areOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (isSearchKey(event)) onSearch(true);
      else if (isTyping(event)) return;
      else if (event.key === '?') setIsOpen(true);
      else if (event.key !== '/') return;
      else if (!focusSearch()) onSearch(true);
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [areOn, onSearch]);

  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        <Keyboard className={styles.icon} />
        <FormattedMessage {...messages.heading} />
      </button>
      {isOpen && <ShortcutList areOn={areOn} onChoose={choose} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Not while a dialog is open or if an editor has handled the key. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean {
  const isPressed = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
  return isPressed && !defaultPrevented && document.querySelector('dialog[open]') === null;
}

/** True for keys that belong to a field, to the browser or to an open dialog. */
function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isInField =
    target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
  return isInField || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null;
}

/** @returns whether the page has a search field */
function focusSearch(): boolean {
  const search = document.querySelector<HTMLElement>('main input[type="search"]');
  search?.focus();
  return search !== null;
}

interface ShortcutListProps {
  areOn: boolean;
  onChoose: (areOn: boolean) => void;
  onClose: () => void;
}

function ShortcutList({ areOn, onChoose, onClose }: ShortcutListProps) {
  const id = useId();
  return (
    <Dialog heading={<FormattedMessage {...messages.heading} />} onCancel={onClose}>
      <dl className={styles.list}>
        {list.map(({ key, message }) => (
          <div key={key} className={styles.entry}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>
              <FormattedMessage {...message} />
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id={`${id}-on`}
        label={<FormattedMessage {...messages.areOn} />}
        checked={areOn}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <ButtonRow>
        <Button onClick={onClose}>
          <FormattedMessage {...wordMessages.close} />
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
