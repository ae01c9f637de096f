import { useEffect, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../../ui/Button';
import { SelectField } from '../../../ui/SelectField';
import { bookingListMessages } from './booking-list.messages';
import styles from './BulkBar.module.css';
import { bulkMessages as messages } from './bulk-bookings.messages';
import { newBookingProblems } from './new-booking.messages';
import { bookingFormMessages, bookingMessages } from './office-bookings.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import { NotifyAttendees } from './NotifyAttendees';
import { useClassChoices } from './use-class-choices';
import { WaitingWarning } from './WaitingWarning';

/** The id of the element that gets the focus when the form opens. */
const beginId = 'bulk-move';

interface BulkMoveFormProps {
  selected: readonly OfficeBookingFragment[];
  isBusy: boolean;
  onMove: (classInstanceId: string, areAttendeesNotified: boolean) => void;
  onClose: () => void;
}

/** Chooses another date of the class type that all bookings are for. */
export function BulkMoveForm({ selected, isBusy, onMove, onClose }: BulkMoveFormProps) {
  const intl = useIntl();
  const { classes, optionOf, textOf } = useClassChoices();
  const [chosen, setChosen] = useState('');
  const [isNotified, setIsNotified] = useState(true);
  const [isMissing, setIsMissing] = useState(false);
  const types = new Set(selected.map(({ classInstance }) => classInstance.classTypeId));
  const from = new Set(selected.map(({ classInstance }) => classInstance.id));
  const choices = (classes ?? []).filter(
    ({ id, classTypeId }) => types.has(classTypeId) && !(from.size === 1 && from.has(id)),
  );
  useEffect(() => document.getElementById(beginId)?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(chosen === '');
    if (!isBusy && chosen !== '') onMove(chosen, isNotified);
  };
  const hint =
    types.size > 1 ? messages.oneCourse : classes && choices.length === 0 && bookingListMessages.nowhere;
  return (
    <form className={styles.move} noValidate onSubmit={submit}>
      {hint ? (
        <p id={beginId} className={styles.hint} tabIndex={-1}>
          <FormattedMessage {...hint} />
        </p>
      ) : (
        <>
          <SelectField
            id={beginId}
            label={intl.formatMessage(messages.moveTo, { count: selected.length })}
            prompt={intl.formatMessage(bookingFormMessages.classPrompt)}
            error={isMissing ? intl.formatMessage(newBookingProblems.classRequired) : undefined}
            options={choices.map(optionOf)}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setIsMissing(false);
            }}
          />
          <Button
            type="submit"
            size="small"
            variant="primary"
            busy={isBusy}
            busyLabel={<FormattedMessage {...bookingListMessages.moving} />}
          >
            <FormattedMessage {...messages.moveAll} values={{ count: selected.length }} />
          </Button>
        </>
      )}
      <Button size="small" onClick={onClose}>
        <FormattedMessage {...bookingMessages.close} />
      </Button>
      {!hint && (
        <div className={styles.hint}>
          {chosen !== '' && <p>{textOf(chosen)}</p>}
          <WaitingWarning bookings={selected} />
          <NotifyAttendees
            id="bulk-move-tell"
            bookings={selected}
            isNotified={isNotified}
            onChange={setIsNotified}
          />
        </div>
      )}
    </form>
  );
}
