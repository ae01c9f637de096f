import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import { useIdempotencyKey } from '../../../graphql/use-idempotency-key';
import { useFormats } from '../../../i18n/formats';
import { useZoneName } from '../../../i18n/zone-name';
import { Button, ButtonRow } from '../../../ui/Button';
import { SectionGroup } from '../../../ui/FormGroup';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { crewFormMessages } from './crew.messages';
import { crewLinkCountMessages, crewLinkMessages } from './crew-link.messages';
import {
  CrewBookingPageDocument,
  CrewChangeSeatsDocument,
  type Crew_bookingFragment,
} from './CrewBooking.generated';

/** Adds a seat or removes an unnamed one; the server decides what is allowed. */
export function CrewSeatCount({ crew }: { crew: Crew_bookingFragment }) {
  const intl = useIntl();
  const formats = useFormats();
  const zoneName = useZoneName();
  const [statusText, setStatusText] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The last seat that could be added or given back takes its button with it.
    if (statusText !== null && document.activeElement === document.body) status.current?.focus();
  }, [statusText]);
  const { isBusy, run } = useOneAtATime();
  const { keyOf, forget } = useIdempotencyKey();
  const client = useApolloClient();
  const [changeSeats] = useMutation(CrewChangeSeatsDocument);
  const { id: crewBookingId, unnamedSeats, addableSeats, returnableSeats, classInstance } = crew;
  const isNamedReturnable = crew.bookings.some(
    ({ options, ...booking }) => options.cancel.isAllowed && booking.classInstance.id === classInstance.id,
  );
  const { timeZone } = classInstance;

  /** Undefined if loading fails. The response also updates the page. */
  const seatsNow = async () => {
    const query = { query: CrewBookingPageDocument, variables: { id: crewBookingId } };
    const found = await client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
    const stored = found?.data?.crewBooking;
    return stored && { count: stored.seats, missing: stored.unnamedSeats };
  };

  const change = (difference: number) =>
    run(async () => {
      setStatusText(null);
      const seats = { unnamedSeats: unnamedSeats + difference, expectedUnnamedSeats: unnamedSeats };
      try {
        const idempotencyKey = keyOf(seats);
        await changeSeats({ variables: { input: { crewBookingId, ...seats, idempotencyKey } } });
        // The crew may return to this number of seats, and then that is a new request.
        forget();
        setStatusText(intl.formatMessage(crewLinkMessages[difference > 0 ? 'added' : 'returned']));
      } catch (error) {
        const { code, fields, text } = readFailure(error);
        const [fieldError] = Object.values(fields);
        const now = code === 'CONFLICT' ? await seatsNow() : undefined;
        if (now) {
          setStatusText(intl.formatMessage(crewLinkCountMessages.changedElsewhere, now));
          return;
        }
        const own = crewLinkMessages[code === 'NETWORK' ? 'lost' : 'notChanged'];
        setStatusText(fieldError ?? text ?? intl.formatMessage(own));
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
            values={{ moment: formats.nearInstant(crew.returnUntil, timeZone), zone: zoneName(timeZone) }}
          />
        )}
      </p>
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
      <p role="status" ref={status} tabIndex={-1}>
        {statusText}
      </p>
    </SectionGroup>
  );
}
