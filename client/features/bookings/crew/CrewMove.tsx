import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure, type Failure } from '../../../graphql/requests/failure';
import { isLost } from '../../../graphql/requests/is-lost';
import { useIdempotencyKey } from '../../../graphql/requests/use-idempotency-key';
import { useFormats } from '../../../i18n/formats';
import { Button, ButtonRow } from '../../../ui/elements/Button';
import { SectionGroup } from '../../../ui/forms/FormGroup';
import { useOneAtATime } from '../../../ui/elements/use-one-at-a-time';
import { useOtherDates } from '../book/use-other-dates';
import { DateForm } from '../own/DateForm';
import { failureMessageOf } from '../own/OwnFailure';
import { crewMoveMessages as messages } from './crew-move.messages';
import { CrewMoveDocument, type Crew_bookingFragment } from './CrewBooking.generated';
import { UnknownOutcome } from './UnknownOutcome';
import { usePanelOutcome } from './use-panel-outcome';
import { useServerText, type ServerText } from './use-server-text';

/** Moves all seats of the crew to another date. */
export function CrewMove({ crew }: { crew: Crew_bookingFragment }) {
  const intl = useIntl();
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const { outcome, status, button, isUnknown, report, settle, begin, finish, finishLate, close } =
    usePanelOutcome<{ movedTo: string }>(crew.id, () => setIsOpen(false));
  if (crew.movableSeats === 0 && outcome === null && !isUnknown) return null;
  const elsewhere = crew.bookings.filter(
    (booking) => booking.bookingStatus === 'confirmed' && booking.classInstance.id !== crew.classInstance.id,
  );
  return (
    <SectionGroup id="crew-move" heading={intl.formatMessage(messages.heading)}>
      {elsewhere.length > 0 && (
        <p>
          <FormattedMessage
            {...messages.elsewhere}
            values={{
              names: intl.formatList(elsewhere.map(({ firstName, lastName }) => `${firstName} ${lastName}`)),
              count: elsewhere.length,
            }}
          />
        </p>
      )}
      {crew.movableSeats > 0 && (
        <ButtonRow>
          <Button ref={button} aria-expanded={isOpen} onClick={() => setIsOpen(begin() && !isOpen)}>
            <FormattedMessage {...messages.open} values={{ count: crew.movableSeats }} />
          </Button>
        </ButtonRow>
      )}
      {isOpen && (
        <MoveForm
          crew={crew}
          onMoved={({ classInstance: { days } }) => finish({ movedTo: days[0]?.date ?? '' })}
          onLate={finishLate}
          onLost={() => report(true)}
          onClose={close}
        />
      )}
      <UnknownOutcome isUnknown={isUnknown} onSettle={settle} />
      <p role="status" ref={status} tabIndex={-1}>
        {outcome === 'checked' && <FormattedMessage {...messages.checked} />}
        {outcome === 'tooLate' && <FormattedMessage {...messages.tooLate} />}
        {outcome !== null && typeof outcome === 'object' && (
          <FormattedMessage {...messages.moved} values={{ date: formats.longDay(outcome.movedTo) }} />
        )}
      </p>
    </SectionGroup>
  );
}

interface MoveFormProps {
  crew: Crew_bookingFragment;
  onMoved: (crew: Crew_bookingFragment) => void;
  onLate: () => void;
  /** The move was sent, and its response was lost. */
  onLost: () => void;
  onClose: () => void;
}

function MoveForm({ crew, onMoved, onLate, onLost, onClose }: MoveFormProps) {
  const { id: crewBookingId, bookings, classInstance, movableSeats, moveUntil } = crew;
  const [move] = useMutation(CrewMoveDocument);
  const { dates, ...otherDates } = useOtherDates(classInstance.classTypeId, classInstance.id);
  const { isBusy, run } = useOneAtATime();
  const { keyOf } = useIdempotencyKey();
  const { serverText, readable } = useServerText();
  const [failed, setFailed] = useState<{ failure: Failure; ownText: ServerText | undefined }>();
  const moveTo = (classInstanceId: string) =>
    run(async () => {
      setFailed(undefined);
      const input = { crewBookingId, classInstanceId };
      try {
        const idempotencyKey = keyOf(input);
        const { data } = await move({ variables: { input: { ...input, idempotencyKey } } });
        if (data) onMoved(data.moveCrew);
      } catch (error) {
        const refused = readFailure(error);
        // Whatever the failure, the dates may have changed.
        void otherDates.refetch();
        const ownText = ownTextOf(refused);
        if (isLost(refused)) onLost();
        if (refused.code === 'POLICY') onLate();
        else
          setFailed({ failure: refused, ownText: ownText === undefined ? undefined : serverText(ownText) });
      }
    });
  return (
    <DateForm
      heading={<FormattedMessage {...messages.panelHeading} />}
      until={moveUntil}
      timeZone={classInstance.timeZone}
      isCancellable={bookings.some(
        ({ classInstance: { id }, options }) => id === classInstance.id && options.cancel.isAllowed,
      )}
      explanation={<FormattedMessage {...messages.together} />}
      moveLabel={<FormattedMessage {...messages.move} />}
      otherDates={{
        ...otherDates,
        dates: dates?.filter(({ seatsLeft }) => seatsLeft >= movableSeats),
      }}
      noDates={<FormattedMessage {...messages.noDates} values={{ count: movableSeats }} />}
      failure={failed?.failure}
      failureText={
        failed &&
        ((failed.ownText && readable(failed.ownText)) ?? (
          <FormattedMessage {...failureMessageOf(failed.failure)} />
        ))
      }
      isBusy={isBusy}
      onMove={(target) => void moveTo(target)}
      onClose={onClose}
    />
  );
}

/** The server's own text if it names people or the class. */
function ownTextOf({ code, fields, text }: Failure): string | undefined {
  const [fieldText] = Object.values(fields);
  return fieldText ?? (code === 'ALREADY_BOOKED' ? text : undefined);
}
