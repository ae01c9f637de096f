import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import { newIdempotencyKey } from '../../../graphql/idempotency-key';
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
}

/** Says who takes a seat. */
export function NameSeatForm({ crewBookingId, number }: NameSeatFormProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The same press, sent twice, names one seat.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const { isBusy, run } = useOneAtATime();
  const [nameSeats] = useMutation(CrewNameSeatsDocument);
  const state = useCrewPeople({
    initial: [{ ...blankPerson }],
    onPeople: () => setKey(newIdempotencyKey()),
  });
  const [person = blankPerson] = state.people;

  const submit = () =>
    run(async () => {
      setFailure(null);
      if (!state.validate(true)) return;
      const attendees = state.typed().map(attendeeInput);
      try {
        await nameSeats({ variables: { input: { crewBookingId, attendees, idempotencyKey } } });
      } catch (error) {
        const { code, fields, text } = readFailure(error);
        if (state.setServerErrors(fields)) return;
        const [words] = Object.values(fields);
        const own = crewFormMessages[code === 'NETWORK' ? 'lost' : 'processing'];
        setFailure(words ?? text ?? intl.formatMessage(own));
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
