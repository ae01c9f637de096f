import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Banner } from '../../ui/elements/Banner';
import { Button } from '../../ui/elements/Button';
import { X } from '../../ui/icons/office-icons';
import { TextField } from '../../ui/forms/TextField';
import { useModal } from '../../ui/office/overlays/use-modal';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { resultGroups, type ResultOption, type OptionGroup } from './search-results';
import styles from './SearchDialog.module.css';
import { searchMessages as messages } from './search.messages';
import type { SearchCommand } from './search-commands';
import { SearchOption } from './SearchOption';
import { useActiveOption } from './use-active-option';
import { useSearchResults } from './use-search-results';

interface SearchDialogProps<Command extends SearchCommand> {
  /** Pages and actions, which are searched locally. */
  commands: readonly Command[];
  /** What was typed before the dialog was loaded. */
  typedEarly: string;
  /** A path of the console, or one of the commands. Called after the dialog is closed. */
  onChoose: (chosen: { to: string } | { command: Command }) => void;
  onClose: () => void;
}

/** Searches classes, people, bookings, pages and actions; fully usable by keyboard. Mounted while open. */
export function SearchDialog<Command extends SearchCommand>({
  commands,
  typedEarly,
  onChoose,
  onClose,
}: SearchDialogProps<Command>) {
  const intl = useIntl();
  const id = useId();
  const modal = useModal(onClose);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(typedEarly);
  /** The text for which Enter was pressed before its results arrived. */
  const entered = useRef<string>(undefined);
  const { results, isSearching, hasFailed, retry } = useSearchResults(typed);
  const groups = resultGroups(commands, typed, results);
  const options = groups.flatMap((group) => group.options);
  const { active, move, restart } = useActiveOption(options.map(({ key }) => key));

  useLayoutEffect(() => field.current?.focus(), []);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (option: ResultOption<Command> | undefined) => {
    if (option) onChoose(option.kind === 'command' ? { command: option.command } : { to: option.to });
  };
  /** If the displayed results belong to an earlier text, Enter waits for the current ones. */
  const enter = () => {
    const option = options.find(({ key }) => key === active);
    if (isSearching && option?.kind !== 'command') entered.current = typed;
    else choose(option);
  };
  const takeAnswer = useEffectEvent(() => {
    if (isSearching) return;
    const isMeant = entered.current === typed;
    entered.current = undefined;
    if (isMeant) enter();
  });
  useEffect(() => takeAnswer(), [isSearching]);
  const press = (event: KeyboardEvent) => {
    // An input method is composing a character.
    if (event.nativeEvent.isComposing) return;
    const moves = { ArrowDown: 'next', ArrowUp: 'previous' } as const;
    const ends = { Home: 'first', End: 'last' } as const;
    if (event.key in moves) move(moves[event.key as keyof typeof moves]);
    else if (event.ctrlKey && event.key in ends) move(ends[event.key as keyof typeof ends]);
    else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
  };

  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={`${id}-heading`}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={`${id}-heading`} className={styles.heading}>
            <FormattedMessage {...messages.heading} />
          </h2>
          <button type="button" className={styles.close} onClick={onClose}>
            <X />
            <span className="visually-hidden">
              <FormattedMessage {...wordMessages.close} />
            </span>
          </button>
        </div>
        <TextField
          ref={field}
          id={`${id}-text`}
          label={intl.formatMessage(messages.label)}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            restart();
          }}
          onKeyDown={press}
        />
        <Banner>{hasFailed && <FormattedMessage {...messages.failed} />}</Banner>
        {hasFailed && (
          <Button
            size="small"
            onClick={() => {
              retry();
              // The button is removed while it searches again.
              field.current?.focus();
            }}
          >
            <FormattedMessage {...messages.retry} />
          </Button>
        )}
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={intl.formatMessage(messages.results)}
          aria-busy={isSearching}
          className={styles.list}
        >
          {groups.map((group) => (
            <Group key={group.heading.id} id={id} group={group} active={active} onChoose={choose} />
          ))}
        </div>
        <p role="status" className={styles.status}>
          <Summary
            typed={typed.trim()}
            count={options.filter(({ kind }) => kind !== 'list').length}
            isSearching={isSearching}
            hasFailed={hasFailed}
          />
        </p>
      </div>
    </dialog>
  );
}

interface GroupProps<Command extends SearchCommand> {
  id: string;
  group: OptionGroup<Command>;
  active: string | undefined;
  onChoose: (option: ResultOption<Command>) => void;
}

function Group<Command extends SearchCommand>({ id, group, active, onChoose }: GroupProps<Command>) {
  const headingId = `${id}-${String(group.heading.id)}`;
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className={styles.groupHeading} role="presentation">
        <FormattedMessage {...group.heading} />
      </div>
      {group.options.map((option) => (
        // The focus stays in the field, which refers to the active option (`aria-activedescendant`).
        <button
          key={option.key}
          id={`${id}-${option.key}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option.key === active}
          className={styles.option}
          onClick={() => onChoose(option)}
        >
          <SearchOption option={option} />
        </button>
      ))}
    </div>
  );
}

interface SummaryProps {
  typed: string;
  count: number;
  isSearching: boolean;
  hasFailed: boolean;
}

function Summary({ typed, count, isSearching, hasFailed }: SummaryProps) {
  if (hasFailed && count === 0) return null;
  if (count > 0)
    return (
      <>
        <FormattedMessage {...messages.count} values={{ count }} />
        <span className={styles.keys}>
          {' '}
          <FormattedMessage {...messages.keys} />
        </span>
      </>
    );
  return isSearching ? (
    <FormattedMessage {...messages.searching} />
  ) : (
    <FormattedMessage {...messages.nothing} values={{ text: typed }} />
  );
}
