import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { readFailure, type Failure } from '../../../../graphql/requests/failure';
import { isLost } from '../../../../graphql/requests/is-lost';
import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import { dollarsText } from '../../../../i18n/office/dollars';
import { officeToday } from '../../../../i18n/office/office-zone';
import { ButtonRow } from '../../../../ui/elements/Button';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { closedClassMessages } from '../../../../ui/office/texts/closed-class.messages';
import { inputFrom } from '../../../../ui/forms/form-input';
import { SelectField } from '../../../../ui/forms/SelectField';
import { TextField } from '../../../../ui/forms/TextField';
import { FormButtons } from '../../../../ui/office/forms/FormButtons';
import { UnsavedGuard } from '../../../../ui/office/forms/UnsavedGuard';
import { useDraftForm } from '../../../../ui/office/forms/use-draft-form';
import { whileSending } from '../../../../ui/office/forms/while-sending';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { useFocusOnMount } from '../../../../ui/page/use-focus-on-mount';
import { knownStudentForm, newBookingForm, personSearchedFor } from './new-booking';
import { lostBookingMessages, newStudentMessages, walkInMessages } from './new-booking.messages';
import { MessageLanguageField } from '../person/MessageLanguageField';
import { NewStudentFields } from './NewStudentFields';
import { bookingFormMessages as messages, bookingMessages } from '../office-bookings.messages';
import { personForm } from '../person/office-person';
import type { FilterClassFragment } from '../OfficeBookings.generated';
import panel from '../ListPanel.module.css';
import { StudentChoice } from './StudentChoice';
import { hasBegun } from '../class-progress';
import type { ClassChoices } from '../use-class-choices';
import { useCreateBooking, type NewBooking } from './use-create-booking';
import type { CreatedBooking } from './use-created-toast';
import { useMessageLanguage } from './use-message-language';
import { takesWalkIns, useWalkInClass } from './use-walk-in-class';

interface CreateBookingFormProps {
  choices: ClassChoices;
  /** The first search for a student; may be empty. */
  studentSearch: string;
  /** The class that the list is filtered by, or '': preselected if it is bookable, or has begun and has seats left. */
  classInstanceId: string;
  /** The same class, once loaded. */
  filterClass: FilterClassFragment | undefined;
  /** @param isEarlier the booking is that of an earlier request, without what was corrected since then */
  onCreated: (created: CreatedBooking | undefined, isEarlier: boolean) => void;
  onFailed: (text: string) => void;
  onClose: () => void;
}

/** The server's prefix for errors of a new student. */
const ofStudent = /^student\./;

/** Why nobody can be added to a class that is not among the bookable ones. */
function closedReasonOf(filterClass: FilterClassFragment): MessageDescriptor | undefined {
  if (takesWalkIns(filterClass)) return undefined;
  const isOffered = filterClass.status === 'scheduled' || hasBegun(filterClass);
  return isOffered && filterClass.seatsLeft === 0 ? closedClassMessages.full : closedClassMessages.notOffered;
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
  const [initial, setInitial] = useState(() => ({ ...newBookingForm.initial, bookingDate: officeToday() }));
  const invalidateLists = useInvalidateLists();
  const [isCreated, setIsCreated] = useState(false);
  /** The response was lost: the booking may have been created. */
  const [isUnanswered, setIsUnanswered] = useState(false);
  const knownStudent = useDraftForm({
    form: knownStudentForm,
    idPrefix: 'booking-',
    subject: 'student',
    isSent: isCreated,
  });
  const known = knownStudent.form;
  const newStudent = useDraftForm({ form: personForm, idPrefix: 'caller-', isSent: isCreated });
  const person = newStudent.form;
  const [who, setWho] = useState<'known' | 'new' | 'knownAgain'>(newStudent.isDirty ? 'new' : 'known');
  const seatDraft = useDraftForm({
    form: newBookingForm,
    initial,
    idPrefix: 'booking-',
    subject: classInstanceId,
    isSent: isCreated,
  });
  const seat = seatDraft.form;
  const student = who === 'new' ? person : known;
  const walkInClass = useWalkInClass(filterClass);
  const classes = [
    ...(walkInClass ? [walkInClass] : []),
    ...(choices.classes ?? []).filter(({ id }) => id !== walkInClass?.id),
  ];
  const chosenClass = classes.find(({ id }) => id === seat.values.classInstanceId);
  const isWalkIn = chosenClass !== undefined && chosenClass === walkInClass;
  const preset = useMessageLanguage(who === 'new' ? '' : known.values.studentId, chosenClass?.language);
  const isDirty = knownStudent.isDirty || newStudent.isDirty || seatDraft.isDirty;

  const errors = [...student.errors, ...seat.errors];

  const ofList = classes.find(({ id }) => id === classInstanceId);
  const closedReason = choices.classes && !ofList && filterClass ? closedReasonOf(filterClass) : undefined;
  const [wasPreset, setWasPreset] = useState(false);
  if (ofList && !seatDraft.isDirty && !wasPreset) {
    const preset = { ...initial, classInstanceId: ofList.id, amountCents: dollarsText(ofList.priceCents) };
    setWasPreset(true);
    setInitial(preset);
    seat.reset(preset);
  }

  /** Returns the booking to create; undefined if a value is invalid. */
  const checked = (): NewBooking | undefined => {
    // Validates both parts, even if the first is invalid.
    const [entered, chosen] = who === 'new' ? [person.validate()] : [undefined, known.validate()];
    const typed = seat.validate();
    if (!typed || !(entered ?? chosen)) return undefined;
    // While it is loading, the server decides by the same rule.
    const language = typed.language || (preset.isLoading ? null : preset.language);
    const booked = { ...inputFrom(newBookingForm, typed), isWalkIn, language };
    if (entered) return { ...booked, student: inputFrom(personForm, entered) };
    return chosen && { ...booked, ...chosen };
  };
  const submit = async () => {
    const booking = checked();
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
    const ofWho: Record<string, string> = {};
    for (const [name, message] of Object.entries(fields)) ofWho[name.replace(ofStudent, '')] = message;
    const isAtStudent = student.setServerErrors(ofWho);
    const isAtSeat = seat.setServerErrors(fields);
    if (!isAtStudent && !isAtSeat) onFailed(text ?? intl.formatMessage(bookingMessages.createFailed));
  };
  const enterNew = (search: string) => {
    if (search !== '') person.reset({ ...person.values, ...personSearchedFor(search) });
    setWho('new');
  };

  const chooseClass = (id: string) => {
    seat.change('classInstanceId', id);
    const chosen = classes.find((each) => each.id === id);
    if (chosen) seat.change('amountCents', dollarsText(chosen.priceCents));
  };

  return (
    <section className={panel.panel} aria-labelledby="create-booking-heading">
      <div className={panel.head}>
        <h2 id="create-booking-heading" ref={heading} tabIndex={-1}>
          <FormattedMessage {...bookingMessages.createBooking} />
        </h2>
      </div>
      <UnsavedGuard isDirty={isDirty && !isCreated} />
      <form className={panel.form} noValidate onSubmit={begin} {...whileSending(isBusy)}>
        <div className={panel.whole}>
          <ErrorSummary errors={errors} attempt={student.attempt + seat.attempt} />
        </div>
        {who === 'new' ? (
          <NewStudentFields state={person} onKnown={() => setWho('knownAgain')} />
        ) : (
          <StudentChoice
            place={known.fieldProps('studentId')}
            value={known.values.studentId}
            initialSearch={studentSearch}
            takesFocus={who === 'knownAgain'}
            onChoose={(id) => known.change('studentId', id)}
            onNew={enterNew}
          />
        )}
        <div className={panel.whole}>
          <SelectField
            {...seat.text('classInstanceId')}
            prompt={intl.formatMessage(messages.classPrompt)}
            options={classes.map(choices.optionOf)}
            onChange={({ target }) => chooseClass(target.value)}
          />
          <p role="status">
            {chosenClass
              ? choices.optionOf(chosenClass).label
              : closedReason && <FormattedMessage {...closedReason} />}
            {isWalkIn && (
              <strong className={panel.walkIn}>
                <FormattedMessage {...walkInMessages.notMailed} />
              </strong>
            )}
          </p>
        </div>
        <MessageLanguageField
          id={seat.fieldProps('language').id}
          value={seat.values.language || preset.language}
          onChange={(language) => seat.change('language', language)}
        />
        <TextField {...seat.text('bookingDate')} />
        <SelectField {...seat.text('paymentStatus')} options={seat.optionsOf('paymentStatus')} />
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
