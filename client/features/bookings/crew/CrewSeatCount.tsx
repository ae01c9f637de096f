import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/requests/failure';
import { isLost } from '../../../graphql/requests/is-lost';
import { refusalText } from '../../../graphql/refusal-text';
import { useIdempotencyKey } from '../../../graphql/requests/use-idempotency-key';
import { useFormats } from '../../../i18n/formats';
import { Button, ButtonRow } from '../../../ui/elements/Button';
import { SectionGroup } from '../../../ui/forms/FormGroup';
import { useOneAtATime } from '../../../ui/elements/use-one-at-a-time';
import { useDeadlineValues } from '../../../i18n/use-deadline-values';
import { crewFormMessages } from './crew.messages';
import { crewLinkCountMessages, crewLinkMessages } from './crew-link.messages';
import { CrewChangeSeatsDocument, type Crew_bookingFragment } from './CrewBooking.generated';
import { useReloadCrew } from './use-reload-crew';
import { useServerText, type ServerText } from './use-server-text';

type Status =
  | 'added'
  | 'returned'
  | 'lost'
  | 'notChanged'
  /** The current seats, which were changed in another window. */
  | { count: number; missing: number }
  | ServerText;

/** Adds a seat or removes an unnamed one; the server decides what is allowed. */
export function CrewSeatCount({ crew }: { crew: Crew_bookingFragment }) {
  const intl = useIntl();
  const formats = useFormats();
  const deadlineValues = useDeadlineValues();
  const { serverText } = useServerText();
  const [status, setStatus] = useState<Status | null>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The last seat that could be added or given back takes its button with it.
    if (status !== null && document.activeElement === document.body) statusLine.current?.focus();
  }, [status]);
  const { isBusy, run } = useOneAtATime();
  const { keyOf, forget } = useIdempotencyKey();
  const [changeSeats] = useMutation(CrewChangeSeatsDocument);
  const { id: crewBookingId, unnamedSeats, addableSeats, returnableSeats, classInstance } = crew;
  const isNamedReturnable = crew.bookings.some(
    ({ options, ...booking }) => options.cancel.isAllowed && booking.classInstance.id === classInstance.id,
  );
  const { timeZone } = classInstance;
  const reload = useReloadCrew(crewBookingId);

  const change = (difference: number) =>
    run(async () => {
      setStatus(null);
      const seats = { unnamedSeats: unnamedSeats + difference, expectedUnnamedSeats: unnamedSeats };
      try {
        const idempotencyKey = keyOf(seats);
        await changeSeats({ variables: { input: { crewBookingId, ...seats, idempotencyKey } } });
        // The crew may return to this number of seats, and then that is a new request.
        forget();
        setStatus(difference > 0 ? 'added' : 'returned');
      } catch (error) {
        const refused = readFailure(error);
        const now = refused.code === 'CONFLICT' ? await reload() : undefined;
        const ownText = refusalText(refused);
        if (now) setStatus({ count: now.seats, missing: now.unnamedSeats });
        else if (ownText !== undefined) setStatus(serverText(ownText));
        else setStatus(isLost(refused) ? 'lost' : 'notChanged');
      }
    });

  const isOver = addableSeats === 0 && returnableSeats === 0 && !isNamedReturnable;
  return (
    <SectionGroup id="seat-count" heading={intl.formatMessage(crewLinkMessages.countHeading)}>
      <p>
        <FormattedMessage {...crewLinkCountMessages.count} values={{ count: crew.seats }} />{' '}
        {isOver ? (
          <FormattedMessage {...crewLinkMessages.countOver} />
        ) : (
          <FormattedMessage
            {...crewLinkCountMessages.returnUntil}
            values={deadlineValues(crew.returnUntil, timeZone)}
          />
        )}
      </p>
      {!isOver && addableSeats === 0 && (
        <p>
          <FormattedMessage {...crewLinkMessages.addByPhone} />
        </p>
      )}
      {isNamedReturnable && (
        <p>
          <FormattedMessage {...crewLinkMessages.giveBackNamed} />
        </p>
      )}
      {!isOver && (
        <ButtonRow>
          {addableSeats > 0 && (
            <Button
              busy={isBusy}
              busyLabel={<FormattedMessage {...crewFormMessages.booking} />}
              onClick={() => void change(1)}
            >
              {crew.seatPriceCents === 0 ? (
                <FormattedMessage {...crewLinkMessages.add} />
              ) : (
                <FormattedMessage
                  {...crewLinkCountMessages.addPriced}
                  values={{ price: formats.money(crew.seatPriceCents) }}
                />
              )}
            </Button>
          )}
          {returnableSeats > 0 && (
            <Button busy={isBusy} onClick={() => void change(-1)}>
              <FormattedMessage {...crewLinkMessages.giveBack} />
            </Button>
          )}
        </ButtonRow>
      )}
      <p role="status" ref={statusLine} tabIndex={-1}>
        {status !== null && <StatusText status={status} />}
      </p>
    </SectionGroup>
  );
}

function StatusText({ status }: { status: Status }) {
  const { readable } = useServerText();
  if (typeof status === 'string') return <FormattedMessage {...crewLinkMessages[status]} />;
  if ('count' in status)
    return <FormattedMessage {...crewLinkCountMessages.changedElsewhere} values={status} />;
  return readable(status) ?? <FormattedMessage {...crewLinkMessages.notChanged} />;
}
