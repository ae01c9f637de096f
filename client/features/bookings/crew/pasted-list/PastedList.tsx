import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../../../ui/elements/Button';
import buttonStyles from '../../../../ui/elements/Button.module.css';
import { Disclosure } from '../../../../ui/elements/Disclosure';
import { TextArea } from '../../../../ui/forms/TextArea';
import { crewFieldMessages } from '../crew.messages';
import { emergencyFields, hasOwnContact, type Person } from '../crew-people';
import styles from '../Crew.module.css';
import { pastedCountMessages, pastedListMessages } from './pasted-list.messages';
import { readList } from './read-list';
import { readListFile } from './rows';

interface PastedListProps {
  /** Fills seats. @returns the people without a seat */
  onPeople: (people: readonly Person[]) => readonly Person[];
}

/** What happened to the people of the last list. */
interface Outcome {
  placed: number;
  left: readonly Person[];
  /** The parts of the list that are not used. */
  unused: readonly string[];
}

const nothingYet: Outcome = { placed: 0, left: [], unused: [] };

/** Parses a pasted list of names or a file, and displays the result before seats are filled. */
export function PastedList({ onPeople }: PastedListProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>(nothingYet);
  const [hasFileFailed, setHasFileFailed] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const { placed, left } = outcome;
  const { people, unused } = text.trim() === '' ? { people: [], unused: outcome.unused } : readList(text);
  useEffect(() => {
    // The button that was pressed was removed.
    if (outcome !== nothingYet) status.current?.focus();
  }, [outcome]);
  const type = (next: string) => {
    setText(next);
    setHasFileFailed(false);
  };
  const read = async (file: File) => {
    try {
      type(await readListFile(file));
    } catch {
      setHasFileFailed(true);
    }
  };
  const put = () => {
    const remaining = onPeople(people);
    setOutcome({ placed: people.length - remaining.length, left: remaining, unused });
    type('');
  };
  return (
    <div className={styles.pasted}>
      <Disclosure summary={<FormattedMessage {...pastedListMessages.open} />}>
        <div className={styles.paste}>
          <TextArea
            id="pasted"
            label={intl.formatMessage(crewFieldMessages.pasted)}
            hint={intl.formatMessage(pastedListMessages.hint)}
            value={text}
            rows={4}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
          />
          {/* The browser's own button would be in the language of the browser. */}
          <label className={`${buttonStyles.button} ${buttonStyles.small} ${styles.file}`}>
            <FormattedMessage {...pastedListMessages.chooseFile} />
            <input
              type="file"
              className="visually-hidden"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              onChange={({ target }) => {
                const file = target.files?.[0];
                // Otherwise the browser would not report that the same file is chosen again.
                target.value = '';
                if (file) void read(file);
              }}
            />
          </label>
          <div role="status" ref={status} tabIndex={-1}>
            {hasFileFailed && (
              <p>
                <FormattedMessage {...pastedListMessages.fileFailed} />
              </p>
            )}
            {text.trim() === '' && placed > 0 && (
              <>
                <p>
                  <FormattedMessage {...pastedCountMessages.placed} values={{ count: placed }} />
                </p>
                <p>
                  <FormattedMessage {...pastedListMessages.checkNames} />
                </p>
              </>
            )}
            {text.trim() !== '' && people.length === 0 && (
              <p>
                <FormattedMessage {...pastedListMessages.nothing} />
              </p>
            )}
            {people.length > 0 && (
              <>
                <p>
                  <FormattedMessage {...pastedCountMessages.understood} values={{ count: people.length }} />
                </p>
                <ol className={styles.understood}>
                  {people.map((person, index) => (
                    <li key={index}>
                      {/* Last name first, so that a name that is split wrongly is noticed. */}
                      <strong>{[person.lastName, person.firstName].filter(Boolean).join(', ')}</strong>{' '}
                      {[person.email, person.phone].filter(Boolean).join(', ')}
                      {hasOwnContact(person) && (
                        <span className={styles.own}>
                          <FormattedMessage
                            {...pastedCountMessages.ownContact}
                            values={{
                              contact: emergencyFields
                                .map((field) => person[field])
                                .filter(Boolean)
                                .join(', '),
                            }}
                          />
                        </span>
                      )}
                    </li>
                  ))}
                </ol>
              </>
            )}
            {unused.length > 0 && (
              <p>
                <FormattedMessage {...pastedCountMessages.unused} values={{ parts: unused.join(' · ') }} />
              </p>
            )}
            {left.length > 0 && (
              <p>
                <strong>
                  <FormattedMessage
                    {...pastedCountMessages.surplus}
                    values={{
                      count: left.length,
                      names: left.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
                    }}
                  />
                </strong>
              </p>
            )}
          </div>
          {people.length > 0 && (
            <Button onClick={put}>
              <FormattedMessage {...pastedListMessages.read} />
            </Button>
          )}
        </div>
      </Disclosure>
    </div>
  );
}
