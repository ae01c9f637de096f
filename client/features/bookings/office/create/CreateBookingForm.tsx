import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure, type Failure } from '../../../../graphql/requests/failure';
import { isLost } from '../../../../graphql/requests/is-lost';
import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import { officeToday } from '../../../../i18n/office/office-zone';
import { ButtonRow } from '../../../../ui/elements/Button';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { SelectField } from '../../../../ui/forms/SelectField';
import { TextField } from '../../../../ui/forms/TextField';
import { FormButtons } from '../../../../ui/office/forms/FormButtons';
import { UnsavedGuard } from '../../../../ui/office/forms/UnsavedGuard';
import { whileSending } from '../../../../ui/office/forms/while-sending';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { useFocusOnMount } from '../../../../ui/page/use-focus-on-mount';
import { paymentMessages } from '../booking/payment.messages';
import { ClassChoiceField } from '../ClassChoiceField';
import panel from '../ListPanel.module.css';
import { bookingFormMessages, bookingMessages } from '../office-bookings.messages';
import { MessageLanguageField } from '../person/MessageLanguageField';
import {
  lostBookingMessages,
  newBookingHints,
  newStudentMessages,
  walkInMessages,
} from './new-booking.messages';
import { NewStudentFields } from './NewStudentFields';
import { StudentChoice } from './StudentChoice';
import { useCreateBooking } from './use-create-booking';
import type { CreatedBooking } from './use-created-toast';
import { useNewBookingForm, type NewBookingFormOptions } from './use-new-booking-form';

interface CreateBookingFormProps extends NewBookingFormOptions {
  /** The first search for a student; may be empty. */
  studentSearch: string;
  /** @param isEarlier the booking is that of an earlier request, without what was corrected since then */
  onCreated: (created: CreatedBooking | undefined, isEarlier: boolean) => void;
  onFailed: (text: string) => void;
  onClose: () => void;
}

/** Books a seat for a student on record, or for a new student, who is created with it. */
export function CreateBookingForm({
  choices,
  studentSearch,
  classInstanceId,
  filterClass,
  onCreated,
  onFailed,
  onClose,
}: CreateBookingFormProps) {
  const intl = useIntl();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const createBooking = useCreateBooking();
  const { isBusy, run } = useOneAtATime();
  const invalidateLists = useInvalidateLists();
  const [isCreated, setIsCreated] = useState(false);
  /** The response was lost: the booking may have been created. */
  const [isUnanswered, setIsUnanswered] = useState(false);
  const form = useNewBookingForm({ choices, classInstanceId, filterClass }, isCreated);
  const { known, person, seat, who, classes, chosenClass, isWalkIn, closedReason } = form;

  const submit = async () => {
    const booking = form.validate();
    if (!booking) return;
    setIsUnanswered(false);
    try {
      const { result, isEarlier } = await createBooking(booking);
      setIsCreated(true);
      onCreated(result, isEarlier);
    } catch (error) {
      refuse(readFailure(error));
    }
  };
  const begin = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(submit);
  };
  const refuse = (failure: Failure) => {
    const { code, fields, text } = failure;
    if (code === 'NOT_FOUND') {
      invalidateLists('students', 'bookableClasses');
      onFailed(intl.formatMessage(who === 'new' ? newStudentMessages.classGone : bookingMessages.choiceGone));
      return;
    }
    if (text && (code === 'CLASS_FULL' || code === 'CLASS_NOT_BOOKABLE')) {
      // The class is no longer among the choices, or has other seats left.
      invalidateLists('bookableClasses', 'classInstance');
      seat.change('classInstanceId', '');
      seat.setServerErrors({ classInstanceId: text });
      return;
    }
    setIsUnanswered(isLost(failure));
    if (!form.setServerErrors(fields)) onFailed(text ?? intl.formatMessage(bookingMessages.createFailed));
  };

  return (
    <section className={panel.panel} aria-labelledby="create-booking-heading">
      <div className={panel.head}>
        <h2 id="create-booking-heading" ref={heading} tabIndex={-1}>
          <FormattedMessage {...(isWalkIn ? classWordMessages.addWalkIn : bookingMessages.createBooking)} />
        </h2>
      </div>
      <UnsavedGuard isDirty={form.isDirty && !isCreated} />
      <form className={panel.form} noValidate onSubmit={begin} {...whileSending(isBusy)}>
        <div className={panel.whole}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
        </div>
        {who === 'new' ? (
          <NewStudentFields state={person} onKnown={form.chooseKnown} />
        ) : (
          <StudentChoice
            place={known.fieldProps('studentId')}
            value={known.values.studentId}
            initialSearch={studentSearch}
            takesFocus={who === 'knownAgain'}
            onChoose={(id) => known.change('studentId', id)}
            onNew={form.enterNew}
          />
        )}
        <div className={panel.choice}>
          <div>
            <ClassChoiceField
              {...seat.fieldProps('classInstanceId')}
              label={intl.formatMessage(bookingFormMessages.class)}
              classes={classes}
              optionOf={choices.optionOf}
              value={seat.values.classInstanceId}
              onChoose={(id) => {
                if (!isBusy) form.chooseClass(id);
              }}
            />
            <p role="status">
              {!chosenClass && closedReason && <FormattedMessage {...closedReason} />}
              {isWalkIn && (
                <strong>
                  <FormattedMessage {...walkInMessages.notMailed} />
                </strong>
              )}
            </p>
          </div>
        </div>
        <MessageLanguageField
          id={seat.fieldProps('language').id}
          value={form.language}
          onChange={(language) => seat.change('language', language)}
          isWalkIn={isWalkIn}
        />
        <TextField
          {...seat.text('bookingDate')}
          hint={
            seat.values.bookingDate > officeToday() && (
              <span role="status">
                <FormattedMessage {...newBookingHints.inFuture} />
              </span>
            )
          }
        />
        <SelectField {...seat.text('paymentStatus')} options={seat.optionsOf('paymentStatus')} />
        {seat.values.paymentStatus === 'paid' && (
          <>
            <SelectField
              {...seat.text('paymentMethod')}
              prompt={intl.formatMessage(paymentMessages.unknown)}
              options={seat.optionsOf('paymentMethod')}
            />
            <TextField {...seat.text('paymentReference')} autoComplete="off" />
          </>
        )}
        <TextField {...seat.text('amountCents')} autoComplete="off" />
        <TextField {...seat.text('notes')} autoComplete="off" />
        <p role="status" className={panel.whole}>
          {isUnanswered && <FormattedMessage {...lostBookingMessages.lost} />}
        </p>
        <ButtonRow>
          <FormButtons
            size="small"
            isBusy={isBusy}
            saveLabel={<FormattedMessage {...bookingMessages.createBooking} />}
            busyLabel={<FormattedMessage {...bookingMessages.creating} />}
            onCancel={onClose}
          />
        </ButtonRow>
      </form>
    </section>
  );
}
