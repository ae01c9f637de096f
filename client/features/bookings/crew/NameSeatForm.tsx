import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { EmptyResponseError, readFailure } from '../../../graphql/requests/failure';
import { isLost } from '../../../graphql/requests/is-lost';
import { refusalText } from '../../../graphql/refusal-text';
import type { CrewAttendeeInput } from '../../../graphql/schema.generated';
import { useSendOnce } from '../../../graphql/requests/use-send-once';
import { Button, ButtonRow } from '../../../ui/elements/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { useOneAtATime } from '../../../ui/elements/use-one-at-a-time';
import { readSeatDraft, removeSeatDraft, writeSeatDraft } from './crew-draft';
import { crewFormMessages } from './crew.messages';
import { crewLinkMessages } from './crew-link.messages';
import { attendeeInput, blankPerson } from './crew-people';
import { CrewNameSeatsDocument, type Crew_bookingFragment } from './CrewBooking.generated';
import styles from './CrewBooking.module.css';
import { PersonFields } from './PersonFields';
import { useCrewPeople } from './use-crew-people';
import { useReloadCrew } from './use-reload-crew';
import { useServerText, type ServerText } from './use-server-text';

interface NameSeatFormProps {
  crew: Crew_bookingFragment;
  /** Of the seat, as displayed. */
  number: number;
  /** The id of the heading of the seat. */
  labelledBy: string;
  /**
   * @param changed the response, in which the person has a booking
   * @param isEarlier the name is that of an earlier request, without what was corrected since then
   */
  onNamed: (changed: Crew_bookingFragment, isEarlier: boolean) => void;
  /** The seats were changed in another window; the page displays the current ones. */
  onChangedElsewhere: (current: Crew_bookingFragment) => void;
}

/** Names the attendee of an unnamed seat. A reload keeps the open form and what was typed. */
export function NameSeatForm({ crew, number, labelledBy, onNamed, onChangedElsewhere }: NameSeatFormProps) {
  const { id: crewBookingId } = crew;
  const [kept] = useState(() => readSeatDraft(crewBookingId, number));
  /** Undefined until a button is pressed. */
  const [pressed, setPressed] = useState<'open' | 'close'>();
  const isOpen = pressed === 'open' || (pressed === undefined && kept !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const { serverText, readable } = useServerText();
  const [failure, setFailure] = useState<'lost' | 'processing' | ServerText | null>(null);
  const sendOnce = useSendOnce<CrewAttendeeInput[], Crew_bookingFragment>();
  const reload = useReloadCrew(crewBookingId);
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
      try {
        const { result, isEarlier } = await sendOnce(
          state.typed().map(attendeeInput),
          async (attendees, idempotencyKey) => {
            const { data } = await nameSeats({
              variables: { input: { crewBookingId, attendees, idempotencyKey } },
            });
            if (!data) throw new EmptyResponseError();
            return data.nameCrewSeats;
          },
        );
        removeSeatDraft(crewBookingId, number);
        onNamed(result, isEarlier);
      } catch (error) {
        const refused = readFailure(error);
        const { code, fields } = refused;
        if (state.setServerErrors(fields)) return;
        const current = isLost(refused) || code === 'RATE_LIMITED' ? undefined : await reload();
        const ownText = refusalText(refused);
        if (current && !hasSameSeats(current, crew)) onChangedElsewhere(current);
        else if (ownText !== undefined) setFailure(serverText(ownText));
        else setFailure(isLost(refused) ? 'lost' : 'processing');
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
      <div role="alert">
        {failure !== null && (
          <p>
            {typeof failure === 'string' ? (
              <FormattedMessage {...crewFormMessages[failure]} />
            ) : (
              (readable(failure) ?? <FormattedMessage {...crewFormMessages.processing} />)
            )}
          </p>
        )}
      </div>
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

function hasSameSeats(one: Crew_bookingFragment, other: Crew_bookingFragment): boolean {
  return one.unnamedSeats === other.unnamedSeats && one.bookings.length === other.bookings.length;
}
