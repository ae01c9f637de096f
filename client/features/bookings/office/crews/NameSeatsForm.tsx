import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CrewAttendeeInput } from '../../../../graphql/schema.generated';
import { useSendOnce } from '../../../../graphql/requests/use-send-once';
import { Button, ButtonRow } from '../../../../ui/elements/Button';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { FieldError } from '../../../../ui/forms/FieldError';
import { UnsavedGuard } from '../../../../ui/office/forms/UnsavedGuard';
import { unsavedMessages } from '../../../../ui/office/forms/unsaved.messages';
import { useOpenedAt } from '../../../../ui/page/use-opened-at';
import crewStyles from '../../crew/Crew.module.css';
import { crewCountMessages } from '../../crew/crew.messages';
import { attendeeInput, isBlank, withSeats } from '../../crew/crew-people';
import { PastedList } from '../../crew/pasted-list/PastedList';
import { PersonFields } from '../../crew/PersonFields';
import { errorsInRows } from '../../crew/submit-crew';
import { useCrewPeople } from '../../crew/use-crew-people';
import { useOfficeCrewNameMutation, type CrewSeatsFragment } from './CrewRecord.generated';
import { officeCrewMessages as messages, officeCrewValueMessages } from './office-crew.messages';
import panel from '../ListPanel.module.css';
import styles from '../DetailPage.module.css';
import { useCrewChange, type CrewChangeCallbacks } from './use-crew-change';

interface NameSeatsFormProps extends CrewChangeCallbacks {
  crew: CrewSeatsFragment;
}

/**
 * Gives names to unnamed seats: a row for each seat, of which some may stay blank. If the number of seats changes
 * meanwhile, typed rows stay.
 */
export function NameSeatsForm({ crew, ...callbacks }: NameSeatsFormProps) {
  const intl = useIntl();
  const { id: crewBookingId, nameableSeats, bookings, classInstance } = crew;
  // As on the page of the contact.
  const firstNumber = bookings.length + 1;
  const hasBegun = useOpenedAt() >= Date.parse(classInstance.startsAt);
  const [isNobodyNamed, setIsNobodyNamed] = useState(false);
  const [nameSeats] = useOfficeCrewNameMutation();
  const sendOnce = useSendOnce<CrewAttendeeInput[], number>();
  const { isBusy, change } = useCrewChange(callbacks);
  const state = useCrewPeople({
    initial: withSeats([], nameableSeats),
    firstNumber,
    onPeople: () => setIsNobodyNamed(false),
  });
  const isTyped = state.people.some((person) => !isBlank(person));
  const followSeats = useEffectEvent(() => state.setSeats(nameableSeats));
  useEffect(() => followSeats(), [nameableSeats]);

  const submit = () => {
    const people = state.typed();
    const attendees = people.filter((person) => !isBlank(person)).map(attendeeInput);
    setIsNobodyNamed(attendees.length === 0);
    if (attendees.length === 0 || !state.validate()) return;
    void change({
      send: async () => {
        const { result: count, isEarlier } = await sendOnce(attendees, async (sent, idempotencyKey) => {
          await nameSeats({ variables: { input: { crewBookingId, attendees: sent, idempotencyKey } } });
          return sent.length;
        });
        return intl.formatMessage(officeCrewValueMessages[isEarlier ? 'namedEarlier' : 'named'], { count });
      },
      onProblems: (fields) => state.setServerErrors(errorsInRows(fields, people)),
    });
  };

  if (nameableSeats === 0 && !isTyped) return null;
  return (
    <form
      className={`${styles.body} ${panel.inline}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <UnsavedGuard isDirty={!isBusy && isTyped} />
      <h3>
        <FormattedMessage {...messages.names} />
      </h3>
      <ErrorSummary errors={state.errors} attempt={state.attempt} />
      <p>
        <FormattedMessage {...messages.namesHint} />{' '}
        {hasBegun && <FormattedMessage {...messages.namesLate} />}
      </p>
      <PastedList onPeople={(pasted) => state.add(pasted, nameableSeats)} />
      <ol className={crewStyles.seats}>
        {state.people.map((person, row) => (
          <li key={row}>
            <PersonFields
              id={`attendees.${row}`}
              labelledBy={`attendees.${row}.heading`}
              head={
                <h4 id={`attendees.${row}.heading`}>
                  <FormattedMessage {...crewCountMessages.seat} values={{ number: firstNumber + row }} />
                </h4>
              }
              person={person}
              errorOf={(field) => state.errorOf(row, field)}
              onChange={(field, value) => state.change(row, field, value)}
            />
          </li>
        ))}
      </ol>
      <div role="alert">
        {isNobodyNamed && (
          <FieldError id="no-name">
            <FormattedMessage {...messages.nameMissing} />
          </FieldError>
        )}
      </div>
      <ButtonRow>
        <Button
          type="submit"
          size="small"
          variant="primary"
          busy={isBusy}
          busyLabel={<FormattedMessage {...unsavedMessages.saving} />}
        >
          <FormattedMessage {...messages.saveNames} />
        </Button>
      </ButtonRow>
    </form>
  );
}
