import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useIdempotencyKey } from '../../../../graphql/requests/use-idempotency-key';
import { Button, ButtonRow } from '../../../../ui/elements/Button';
import { SelectField } from '../../../../ui/forms/SelectField';
import { unsavedMessages } from '../../../../ui/office/forms/unsaved.messages';
import panel from '../ListPanel.module.css';
import { useOfficeCrewSeatsMutation, type CrewSeatsFragment } from './CrewRecord.generated';
import { officeCrewMessages as messages, officeCrewValueMessages } from './office-crew.messages';
import { useCrewChange, type CrewChangeCallbacks } from './use-crew-change';

interface SeatCountFormProps extends CrewChangeCallbacks {
  crew: CrewSeatsFragment;
}

/** Adds unnamed seats, or gives some back. */
export function SeatCountForm({ crew, ...callbacks }: SeatCountFormProps) {
  const intl = useIntl();
  const { id: crewBookingId, unnamedSeats, addableSeats, returnableSeats } = crew;
  const [chosen, setChosen] = useState<number>();
  const [changeSeats] = useOfficeCrewSeatsMutation();
  const { keyOf, forget } = useIdempotencyKey();
  const { isBusy, change } = useCrewChange(callbacks);
  const least = unnamedSeats - returnableSeats;
  const choices = Array.from({ length: returnableSeats + addableSeats + 1 }, (_, index) => least + index);
  const count = chosen !== undefined && choices.includes(chosen) ? chosen : unnamedSeats;

  const submit = () => {
    if (count === unnamedSeats) return;
    void change({
      send: async () => {
        const seats = { crewBookingId, unnamedSeats: count, expectedUnnamedSeats: unnamedSeats };
        await changeSeats({ variables: { input: { ...seats, idempotencyKey: keyOf(seats) } } });
        // The crew may return to this number of seats, which is then a new request.
        forget();
        setChosen(undefined);
        return intl.formatMessage(officeCrewValueMessages.counted, { count });
      },
    });
  };

  return (
    <form
      className={panel.inline}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SelectField
        id="unnamed-seats"
        label={intl.formatMessage(messages.unnamed)}
        hint={intl.formatMessage(messages.unnamedHint)}
        options={choices.map((choice) => ({ value: String(choice), label: String(choice) }))}
        value={count}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <ButtonRow>
        <Button
          type="submit"
          size="small"
          busy={isBusy}
          busyLabel={<FormattedMessage {...unsavedMessages.saving} />}
          aria-disabled={count === unnamedSeats || undefined}
        >
          <FormattedMessage {...messages.saveCount} />
        </Button>
      </ButtonRow>
    </form>
  );
}
