import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button, ButtonRow } from '../../../ui/Button';
import { SelectField } from '../../../ui/SelectField';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { bookingFormMessages, bookingMessages } from './office-bookings.messages';
import { bookingListMessages as messages } from './booking-list.messages';
import { newBookingProblems } from './new-booking.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import panel from './BookingsPanel.module.css';
import { NotifyAttendees } from './NotifyAttendees';
import { useClassChoices } from './use-class-choices';
import { WaitingWarning } from './WaitingWarning';

interface MoveFormProps {
  booking: OfficeBookingFragment;
  onMove: (classInstanceId: string, isAttendeeNotified: boolean) => Promise<void>;
  onClose: () => void;
}

/** Chooses another date of the same class type with a seat left. */
export function MoveForm({ booking, onMove, onClose }: MoveFormProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const { classes, optionOf, textOf } = useClassChoices();
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isNotified, setIsNotified] = useState(true);
  const { isBusy, run } = useOneAtATime();
  const { classTypeId, id: from } = booking.classInstance;
  const choices = classes?.filter((each) => each.classTypeId === classTypeId && each.id !== from);
  const fieldId = `move-${booking.id}`;

  useEffect(() => heading.current?.focus(), []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(chosen === '');
    if (chosen !== '') void run(() => onMove(chosen, isNotified));
  };

  return (
    <form className={panel.inline} noValidate onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1}>
        <FormattedMessage
          {...bookingMessages.moveHeading}
          values={{ name: intl.formatMessage(bookingMessages.person, booking) }}
        />
      </h3>
      {choices?.length === 0 ? (
        <p>
          <FormattedMessage {...messages.nowhere} />
        </p>
      ) : (
        <>
          <SelectField
            id={fieldId}
            label={intl.formatMessage(messages.moveTo)}
            prompt={intl.formatMessage(bookingFormMessages.classPrompt)}
            error={isMissing ? intl.formatMessage(newBookingProblems.classRequired) : undefined}
            options={(choices ?? []).map(optionOf)}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setIsMissing(false);
            }}
          />
          {chosen !== '' && <p>{textOf(chosen)}</p>}
          <WaitingWarning bookings={[booking]} />
          <NotifyAttendees
            id={`tell-${fieldId}`}
            bookings={[booking]}
            isNotified={isNotified}
            onChange={setIsNotified}
          />
        </>
      )}
      <ButtonRow>
        {choices?.length !== 0 && (
          <Button
            type="submit"
            size="small"
            variant="primary"
            busy={isBusy}
            busyLabel={<FormattedMessage {...messages.moving} />}
          >
            <FormattedMessage {...messages.move} />
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          <FormattedMessage {...bookingMessages.close} />
        </Button>
      </ButtonRow>
    </form>
  );
}
