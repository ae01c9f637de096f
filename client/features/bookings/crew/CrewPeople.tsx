import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../../ui/elements/Button';
import { FormGroup } from '../../../ui/forms/FormGroup';
import { SelectField } from '../../../ui/forms/SelectField';
import type { Crew_classFragment } from './CrewBooking.generated';
import { useOpenedAt } from '../../../ui/page/use-opened-at';
import { useDeadlineValues } from '../../../i18n/use-deadline-values';
import { crewCountMessages, crewFieldMessages, crewFormMessages } from './crew.messages';
import { isBlank } from './crew-people';
import styles from './Crew.module.css';
import { PastedList } from './pasted-list/PastedList';
import { PersonFields } from './PersonFields';
import type { CrewPeopleState } from './use-crew-people';

interface CrewPeopleProps {
  state: CrewPeopleState;
  /** The maximum number of seats. */
  max: number;
  /** The hint with this number, unless no more seats are left. */
  maximum: typeof crewCountMessages.maximum;
  scheduledClass: Crew_classFragment;
  /** Names must follow until the deadline of the class: not for the office. */
  hasDeadline: boolean;
}

/** The number of seats and a row for each, blank for an unnamed seat. */
export function CrewPeople({ state, max, maximum, scheduledClass, hasDeadline }: CrewPeopleProps) {
  const intl = useIntl();
  const deadlineValues = useDeadlineValues();
  const { people, errorOf, change, remove, setSeats, add } = state;
  const { timeZone, refundDeadline, seatsLeft } = scheduledClass;
  const isLate = useOpenedAt() > Date.parse(refundDeadline) && hasDeadline;
  const [removed, setRemoved] = useState<{ number: number; of: number }>();
  const removeSeat = (row: number) => {
    remove(row);
    setRemoved({ number: row + 1, of: people.length });
    // The button that had the focus is removed. The heading becomes that of the next seat; the last seat has none.
    document.getElementById(row < people.length - 1 ? headingId(row) : 'seats')?.focus();
  };
  // Rows with values are removed by name, not by reducing the number.
  const minSeats = Math.max(1, people.filter((person) => !isBlank(person)).length);
  const choices = Array.from(
    { length: Math.max(max, people.length) - minSeats + 1 },
    (_, index) => minSeats + index,
  );
  return (
    <FormGroup legend={intl.formatMessage(crewFormMessages.peopleGroup)}>
      <SelectField
        id="seats"
        label={intl.formatMessage(crewFieldMessages.seats)}
        hint={intl.formatMessage(seatsLeft === max ? crewCountMessages.seatsLeft : maximum, { count: max })}
        value={people.length}
        options={choices.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={({ target }) => setSeats(Number(target.value))}
      />
      <PastedList onPeople={(pasted) => add(pasted, max)} />
      {hasDeadline && (
        <p>
          {isLate ? (
            <FormattedMessage {...crewFormMessages.namesNow} />
          ) : (
            <FormattedMessage
              {...crewCountMessages.namesUntil}
              values={deadlineValues(refundDeadline, timeZone)}
            />
          )}
        </p>
      )}
      <ol className={styles.seats}>
        {people.map((person, row) => (
          <li key={row}>
            <PersonFields
              id={`attendees.${row}`}
              labelledBy={headingId(row)}
              head={
                <SeatHead
                  row={row}
                  isToFollow={isBlank(person) && !isLate}
                  onRemove={people.length > 1 ? () => removeSeat(row) : undefined}
                />
              }
              person={person}
              errorOf={(field) => errorOf(row, field)}
              onChange={(field, value) => change(row, field, value)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {removed && (
          // Seat 2 may be removed again, which is announced again.
          <span key={removed.of}>
            <FormattedMessage {...crewCountMessages.removed} values={removed} />
          </span>
        )}
      </p>
    </FormGroup>
  );
}

interface SeatHeadProps {
  row: number;
  /** The seat has no name yet, and may be booked without one. */
  isToFollow: boolean;
  /** Undefined if no row can be removed. */
  onRemove: (() => void) | undefined;
}

const headingId = (row: number) => `attendees.${row}.heading`;

function SeatHead({ row, isToFollow, onRemove }: SeatHeadProps) {
  const number = row + 1;
  return (
    <div className={styles.seatHead}>
      <h3 id={headingId(row)} tabIndex={-1}>
        <FormattedMessage {...crewCountMessages[isToFollow ? 'seatBlank' : 'seat']} values={{ number }} />
      </h3>
      {onRemove && (
        <Button size="small" onClick={onRemove}>
          <FormattedMessage
            {...crewCountMessages.remove}
            values={{ number, hidden: (chunks) => <span className="visually-hidden">{chunks}</span> }}
          />
        </Button>
      )}
    </div>
  );
}
