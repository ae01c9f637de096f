import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import { useIdempotencyKey } from '../../../graphql/use-idempotency-key';
import { Button, ButtonRow } from '../../../ui/Button';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { readSeatDraft, removeSeatDraft, writeSeatDraft } from './crew-draft';
import { crewFormMessages } from './crew.messages';
import { crewLinkMessages } from './crew-link.messages';
import { attendeeInput, blankPerson } from './crew-people';
import { CrewNameSeatsDocument, type Crew_bookingFragment } from './CrewBooking.generated';
import styles from './CrewBookingPage.module.css';
import { PersonFields } from './PersonFields';
import { useCrewPeople } from './use-crew-people';

interface NameSeatFormProps {
  crewBookingId: string;
  number: number;
  /** The id of the heading of the seat. */
  labelledBy: string;
  /** @param crew the response, in which the person has a booking */
  onNamed: (crew: Crew_bookingFragment) => void;
}

/** Names the attendee of an unnamed seat. A reload keeps the open form and what was typed. */
export function NameSeatForm({ crewBookingId, number, labelledBy, onNamed }: NameSeatFormProps) {
  const intl = useIntl();
  const [kept] = useState(() => readSeatDraft(crewBookingId, number));
  /** Undefined until a button is pressed. */
  const [pressed, setPressed] = useState<'open' | 'close'>();
  const isOpen = pressed === 'open' || (pressed === undefined && kept !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { keyOf } = useIdempotencyKey();
  const { isBusy, run } = useOneAtATime();
  const [nameSeats] = useMutation(CrewNameSeatsDocument);
  const state = useCrewPeople({
    initial: [kept ?? blankPerson],
    firstNumber: number,
    onPeople: ([typed = blankPerson]) => writeSeatDraft(crewBookingId, number, typed),
  });
  const [person = blankPerson] = state.people;
  useEffect(() => {
    // The button that had the focus was removed; when the form opens, its first field takes the focus.
    if (pressed === 'close') opener.current?.focus();
  }, [pressed]);

  const open = () => {
    setPressed('open');
    writeSeatDraft(crewBookingId, number, person);
  };
  const close = () => {
    setPressed('close');
    removeSeatDraft(crewBookingId, number);
  };

  const submit = () =>
    run(async () => {
      setFailure(null);
      if (!state.validate(true)) return;
      const attendees = state.typed().map(attendeeInput);
      try {
        const input = { crewBookingId, attendees, idempotencyKey: keyOf(attendees) };
        const { data } = await nameSeats({ variables: { input } });
        removeSeatDraft(crewBookingId, number);
        if (data) onNamed(data.nameCrewSeats);
      } catch (error) {
        const { code, fields, text } = readFailure(error);
        if (state.setServerErrors(fields)) return;
        const [fieldError] = Object.values(fields);
        const own = crewFormMessages[code === 'NETWORK' ? 'lost' : 'processing'];
        setFailure(fieldError ?? text ?? intl.formatMessage(own));
      }
    });

  if (!isOpen)
    return (
      <p className="no-print">
        <Button ref={opener} onClick={open}>
          <FormattedMessage {...crewLinkMessages.addName} />
        </Button>
      </p>
    );
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary errors={state.errors} attempt={state.attempt} />
      <PersonFields
        id="attendees.0"
        labelledBy={labelledBy}
        person={person}
        errorOf={(field) => state.errorOf(0, field)}
        onChange={(field, value) => state.change(0, field, value)}
        takesFocus={pressed === 'open'}
      />
      <div role="alert">{failure !== null && <p>{failure}</p>}</div>
      <ButtonRow>
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          busyLabel={<FormattedMessage {...crewLinkMessages.saving} />}
        >
          <FormattedMessage {...crewLinkMessages.saveName} />
        </Button>
        <Button onClick={close}>
          <FormattedMessage {...crewLinkMessages.notNow} />
        </Button>
      </ButtonRow>
    </form>
  );
}
