import { useEffect, useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button, ButtonRow } from '../../../../ui/elements/Button';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { unsavedMessages } from '../../../../ui/office/forms/unsaved.messages';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { bookingListMessages as messages } from '../booking-list.messages';
import panel from '../ListPanel.module.css';
import { bulkMessages } from '../bulk/bulk-bookings.messages';
import { ClassChoiceField } from '../ClassChoiceField';
import { newBookingProblems } from '../create/new-booking.messages';
import { focusIfLost } from '../../../../ui/office/overlays/focus-if-lost';
import { whileSending } from '../../../../ui/office/forms/while-sending';
import { useLoadFailureText } from '../load-failure';
import { NotifyAttendees } from './NotifyAttendees';
import { bookingMessages } from '../office-bookings.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { PriceDifference } from './PriceDifference';
import { useClassChoices } from '../use-class-choices';
import { WaitingWarning } from './WaitingWarning';

interface MoveFormProps {
  /** One or several. */
  bookings: readonly OfficeBookingFragment[];
  /** Another change of the bookings is in progress. */
  isBusy?: boolean;
  /** Is a section of its own, not a part of another one. */
  isPanel?: boolean;
  onMove: (classInstanceId: string, areAttendeesNotified: boolean) => Promise<void>;
  onClose: () => void;
  /** Who else is notified. */
  children?: ReactNode;
}

/** Chooses another date of the class type that all bookings are for, with a seat left. */
export function MoveForm({
  bookings,
  isBusy = false,
  isPanel = false,
  onMove,
  onClose,
  children,
}: MoveFormProps) {
  const intl = useIntl();
  const id = useId();
  const failureText = useLoadFailureText();
  const { classes, error, retry, optionOf } = useClassChoices();
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [areNotified, setAreNotified] = useState(true);
  const moving = useOneAtATime();
  const isSending = isBusy || moving.isBusy;
  const count = bookings.length;
  const [only] = count === 1 ? bookings : [];
  const types = new Set(bookings.map(({ classInstance }) => classInstance.classTypeId));
  const from = new Set(bookings.map(({ classInstance }) => classInstance.id));
  const choices = classes?.filter(
    (each) => types.has(each.classTypeId) && !(from.size === 1 && from.has(each.id)),
  );
  // The choices depend on the bookings, which may be selected and deselected meanwhile.
  const classId = choices?.some(({ id: each }) => each === chosen) ? chosen : '';
  const hint = types.size > 1 ? bulkMessages.oneCourse : choices?.length === 0 && messages.nowhere;
  const hasFailed = !classes && error !== undefined;
  const canMove = !hint && !hasFailed;
  const Heading = isPanel ? 'h2' : 'h3';

  useEffect(() => document.getElementById(id)?.focus(), [id]);
  // The field is replaced by what was loaded.
  useEffect(() => focusIfLost(id), [id, canMove]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsMissing(classId === '');
    if (classId !== '') void moving.run(() => onMove(classId, areNotified));
  };

  const heading = (
    <Heading id={id} tabIndex={-1}>
      {only ? (
        <FormattedMessage
          {...bookingMessages.moveHeading}
          values={{ name: intl.formatMessage(wordMessages.person, only) }}
        />
      ) : (
        <FormattedMessage {...bulkMessages.moveHeading} values={{ count }} />
      )}
    </Heading>
  );
  const form = (
    <form className={panel.inline} noValidate onSubmit={submit} {...whileSending(isSending)}>
      {!isPanel && heading}
      <LoadFailed onRetry={retry}>{hasFailed && failureText('classes', error)}</LoadFailed>
      {hint && (
        <p>
          <FormattedMessage {...hint} />
        </p>
      )}
      {canMove && (
        <>
          <ClassChoiceField
            id={`${id}-to`}
            label={intl.formatMessage(messages.moveTo)}
            error={
              isMissing && classId === '' ? intl.formatMessage(newBookingProblems.classRequired) : undefined
            }
            classes={choices}
            optionOf={optionOf}
            value={classId}
            onChoose={(each) => {
              if (!isSending) setChosen(each);
            }}
          />
          <PriceDifference bookings={bookings} to={choices?.find((each) => each.id === classId)} />
          <WaitingWarning bookings={bookings} />
          <NotifyAttendees
            id={`${id}-tell`}
            bookings={bookings}
            isNotified={areNotified}
            onChange={setAreNotified}
          />
        </>
      )}
      {children}
      <ButtonRow>
        {canMove && (
          <Button
            type="submit"
            size="small"
            variant="primary"
            busy={isSending}
            busyLabel={moving.isBusy ? <FormattedMessage {...wordMessages.moving} /> : undefined}
          >
            {only ? (
              <FormattedMessage {...messages.move} />
            ) : (
              <FormattedMessage {...bulkMessages.moveAll} values={{ count }} />
            )}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          <FormattedMessage {...unsavedMessages.cancel} />
        </Button>
      </ButtonRow>
    </form>
  );
  if (!isPanel) return form;
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <div className={panel.head}>{heading}</div>
      {form}
    </section>
  );
}
