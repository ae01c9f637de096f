import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import { useIdempotencyKey } from '../../../graphql/use-idempotency-key';
import { Button, ButtonRow } from '../../../ui/Button';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { crewFormMessages } from './crew.messages';
import { crewLinkMessages } from './crew-link.messages';
import { attendeeInput, blankPerson } from './crew-people';
import { CrewNameSeatsDocument } from './CrewBooking.generated';
import styles from './CrewBookingPage.module.css';
import { PersonFields } from './PersonFields';
import { useCrewPeople } from './use-crew-people';

interface NameSeatFormProps {
  crewBookingId: string;
  number: number;
  /** Whether a field has an error, for the title of the page. */
  onErrors: (hasErrors: boolean) => void;
}

/** Names the attendee of an unnamed seat. */
export function NameSeatForm({ crewBookingId, number, onErrors }: NameSeatFormProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { keyOf } = useIdempotencyKey();
  const { isBusy, run } = useOneAtATime();
  const [nameSeats] = useMutation(CrewNameSeatsDocument);
  const state = useCrewPeople({ initial: [{ ...blankPerson }] });
  const [person = blankPerson] = state.people;
  const hasErrors = isOpen && state.errors.length > 0;
  useEffect(() => {
    onErrors(hasErrors);
    return () => onErrors(false);
  }, [hasErrors, onErrors]);

  const submit = () =>
    run(async () => {
      setFailure(null);
      if (!state.validate(true)) return;
      const attendees = state.typed().map(attendeeInput);
      try {
        const input = { crewBookingId, attendees, idempotencyKey: keyOf(attendees) };
        await nameSeats({ variables: { input } });
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
        <Button onClick={() => setIsOpen(true)}>
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
      <ol className={styles.people}>
        <PersonFields
          id="attendees.0"
          number={number}
          person={person}
          errorOf={(field) => state.errorOf(0, field)}
          onChange={(field, value) => state.change(0, field, value)}
          takesFocus
        />
      </ol>
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
        <Button onClick={() => setIsOpen(false)}>
          <FormattedMessage {...crewLinkMessages.notNow} />
        </Button>
      </ButtonRow>
    </form>
  );
}
