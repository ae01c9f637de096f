import {
  Fragment,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import styles from './Combobox.module.css';
import { comboboxMessages as messages } from './combobox.messages';
import { searchTerms, matchesTerms } from '../lists/search-terms';
import { TextField } from '../../forms/TextField';
import { EmailText } from '../contact/EmailText';

export interface ComboboxOption {
  key: string;
  label: string;
  /** Distinguishes options with the same label. */
  detail?: string;
}

interface ComboboxProps {
  id: string;
  name: string;
  /** Also the name of the list. */
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  maxLength?: number;
  value: string;
  options: readonly ComboboxOption[];
  /** The options are what the server has found for the typed text, so they are not filtered here. */
  search?: 'loading' | 'loaded';
  /** The typed text need not be an option. */
  onType: (text: string) => void;
  onChoose: (option: ComboboxOption) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** Typing on reduces the list further. */
const maxOptions = 50;

/**
 * A text field with suggestions, following the ARIA Authoring Practices for an editable combobox with list: the focus
 * stays in the field, Down and Up open the list and move through it, Enter selects an option, Escape closes the list
 * without clearing the field, Tab keeps the typed text. Any other text may be typed too.
 */
export function Combobox({ value, options, search, onType, onChoose, onBlur, ...field }: ComboboxProps) {
  const intl = useIntl();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<string>();
  // The list is unfiltered until something is typed.
  const [isTyped, setIsTyped] = useState(false);
  const terms = searchTerms(isTyped && !search ? value : '');
  const shown = options
    .filter(({ label, detail }) => matchesTerms(`${label} ${detail ?? ''}`, terms))
    .slice(0, maxOptions);
  const isShown = isOpen && shown.length > 0;
  // The only result of a search is active, so that Enter selects it.
  const only = search === 'loaded' && isTyped && shown.length === 1 ? shown[0] : undefined;
  const index = shown.findIndex(({ key }) => key === (active ?? only?.key));
  const activeKey = shown[index]?.key;
  const optionId = (key: string) => `${listId}-${key}`;

  useEffect(() => {
    if (!isShown) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isShown]);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);

  const close = () => {
    setIsOpen(false);
    setActive(undefined);
  };
  const open = (key?: string) => {
    if (!isShown) setIsTyped(false);
    setIsOpen(true);
    setActive(key);
  };
  const choose = (option: ComboboxOption) => {
    onChoose(option);
    setIsTyped(false);
    close();
  };
  const press = (event: KeyboardEvent) => {
    // An input method is composing a character.
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    const all = isShown ? shown : options;
    const chosen = shown[index];
    if (key === 'ArrowDown') open(altKey ? undefined : isShown ? nextKey(all, index + 1) : all[0]?.key);
    else if (key === 'ArrowUp' && altKey) close();
    else if (key === 'ArrowUp') open(isShown && chosen ? nextKey(all, index - 1) : all.at(-1)?.key);
    else if (key === 'Enter' && chosen && (isShown || only)) choose(chosen);
    // The form would be submitted without the results.
    else if (key === 'Enter' && search && isTyped) setIsOpen(true);
    else if (key === 'Escape' && isShown) close();
    else {
      // Tab, Enter without an active option, and cursor keys do not change the typed text.
      if (key === 'Tab' || key === 'Enter') close();
      else if (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'Home' || key === 'End')
        setActive(undefined);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={box} className={styles.box}>
      <TextField
        {...field}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && activeKey !== undefined ? optionId(activeKey) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => {
          onType(target.value);
          setIsTyped(true);
          setIsOpen(true);
          setActive(undefined);
        }}
        onClick={({ currentTarget }) => {
          // Typing replaces the name of the selected result.
          if (search && !isTyped && !isShown) currentTarget.select();
          if (!isShown) open();
        }}
        onKeyDown={press}
        // The list is not focusable, so blur means that the field was left.
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      {isShown && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={intl.formatMessage(messages.suggestions, { label: field.label })}
          aria-busy={search === 'loading' || undefined}
          className={styles.list}
        >
          {shown.map((option) => (
            <button
              key={option.key}
              id={optionId(option.key)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={option.key === activeKey}
              className={styles.option}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span>{option.label}</span>
              {option.detail && (
                <span className={styles.detail}>
                  {/* An email that fills a line exactly would leave its comma to the next one. */}
                  {option.detail.split(', ').map((part, place) => (
                    <Fragment key={place}>
                      {place > 0 && ', '}
                      <EmailText>{part}</EmailText>
                    </Fragment>
                  ))}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {/* The results of typing are announced by the one who searches. */}
        {isShown && !(search && isTyped) && (
          <FormattedMessage {...messages.found} values={{ count: shown.length }} />
        )}
      </p>
    </div>
  );
}

/** Wraps around at the ends. */
function nextKey(options: readonly ComboboxOption[], index: number): string | undefined {
  return options.at(index >= options.length ? 0 : index)?.key;
}
