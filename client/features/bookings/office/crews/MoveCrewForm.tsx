import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useIdempotencyKey } from '../../../../graphql/requests/use-idempotency-key';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { Button, ButtonRow } from '../../../../ui/elements/Button';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import panel from '../ListPanel.module.css';
import { bookingListMessages } from '../booking-list.messages';
import { ClassChoiceField } from '../ClassChoiceField';
import { newBookingProblems } from '../create/new-booking.messages';
import { useLoadFailureText } from '../load-failure';
import { useClassChoices } from '../use-class-choices';
import { useOfficeCrewMoveMutation, type CrewSeatsFragment } from './CrewRecord.generated';
import { officeCrewMessages as messages, officeCrewValueMessages } from './office-crew.messages';
import { useCrewChange, type CrewChangeCallbacks } from './use-crew-change';

interface MoveCrewFormProps extends CrewChangeCallbacks {
  crew: CrewSeatsFragment;
}

/** Moves all seats to another date of the class type that has enough seats left. */
export function MoveCrewForm({ crew, ...callbacks }: MoveCrewFormProps) {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const failureText = useLoadFailureText();
  const { id: crewBookingId, movableSeats, classInstance } = crew;
  const { classes, error, retry, optionOf } = useClassChoices();
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [move] = useOfficeCrewMoveMutation();
  const { keyOf, forget } = useIdempotencyKey();
  const { isBusy, change } = useCrewChange(callbacks);
  const choices = classes?.filter(
    ({ id, classTypeId, seatsLeft }) =>
      id !== classInstance.id && classTypeId === classInstance.classTypeId && seatsLeft >= movableSeats,
  );
  // Another crew or guest may have taken the seats meanwhile.
  const classInstanceId = choices?.some(({ id }) => id === chosen) ? chosen : '';

  const submit = () => {
    setIsMissing(classInstanceId === '');
    if (classInstanceId === '') return;
    void change({
      send: async () => {
        const to = { crewBookingId, classInstanceId };
        const { data } = await move({ variables: { input: { ...to, idempotencyKey: keyOf(to) } } });
        // The crew may come back to this date, which is then a new request.
        forget();
        setChosen('');
        if (!data) return undefined;
        const { startsAt, timeZone } = data.moveCrew.classInstance;
        const date = formats.instant(startsAt, timeZone);
        return intl.formatMessage(officeCrewValueMessages.moved, { date });
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
      <LoadFailed onRetry={retry}>
        {!classes && error !== undefined && failureText('classes', error)}
      </LoadFailed>
      {choices?.length === 0 && (
        <p>
          <FormattedMessage {...officeCrewValueMessages.noDates} values={{ count: movableSeats }} />
        </p>
      )}
      {choices && choices.length > 0 && (
        <>
          <p>
            <FormattedMessage {...messages.moveHint} />
          </p>
          <ClassChoiceField
            id="move-crew-to"
            label={intl.formatMessage(bookingListMessages.moveTo)}
            error={
              isMissing && classInstanceId === ''
                ? intl.formatMessage(newBookingProblems.classRequired)
                : undefined
            }
            classes={choices}
            optionOf={optionOf}
            value={classInstanceId}
            onChoose={setChosen}
          />
          <ButtonRow>
            <Button
              type="submit"
              size="small"
              busy={isBusy}
              busyLabel={<FormattedMessage {...wordMessages.moving} />}
            >
              <FormattedMessage {...officeCrewValueMessages.moveSeats} values={{ count: movableSeats }} />
            </Button>
          </ButtonRow>
        </>
      )}
    </form>
  );
}
