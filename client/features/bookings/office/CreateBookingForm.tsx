import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure, type Failure } from '../../../graphql/failure';
import { newIdempotencyKey } from '../../../graphql/idempotency-key';
import { dollarsText } from '../../../i18n/dollars';
import { Button, ButtonRow } from '../../../ui/Button';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { changedFields } from '../../../ui/office/form-changes';
import { inputFrom } from '../../../ui/form-input';
import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';
import { UnsavedGuard } from '../../../ui/office/UnsavedGuard';
import { useForm } from '../../../ui/use-form';
import { knownStudentForm, newBookingForm, personSearchedFor, today } from './new-booking';
import { newStudentMessages } from './new-booking.messages';
import { NewStudentFields } from './NewStudentFields';
import { bookingFormMessages as messages, bookingMessages } from './office-bookings.messages';
import { personForm } from './office-person';
import { useBookNewStudentMutation, useOfficeBookingCreateMutation } from './OfficeBookings.generated';
import panel from './BookingsPanel.module.css';
import { StudentChoice } from './StudentChoice';
import type { ClassChoices } from './use-class-choices';
import { useListsChanged } from './use-students';

interface CreateBookingFormProps {
  choices: ClassChoices;
  /** For the page's title. */
  onErrors: (hasErrors: boolean) => void;
  onCreated: () => void;
  onFailed: (text: string) => void;
  onClose: () => void;
}

/** How the server names the errors of a new student. */
const ofStudent = /^student\./;

/** A seat for a student the office knows, or for somebody new, who is entered here and is a student from then on. */
export function CreateBookingForm({
  choices,
  onErrors,
  onCreated,
  onFailed,
  onClose,
}: CreateBookingFormProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const [create, creating] = useOfficeBookingCreateMutation();
  const [createWithStudent, creatingWithStudent] = useBookNewStudentMutation();
  const isBusy = creating.loading || creatingWithStudent.loading;
  // One for each filled form: a second press or a retry books once. What is changed is another booking.
  const sent = useRef({ form: '', key: '' });
  const [initial] = useState(() => ({ ...newBookingForm.initial, bookingDate: today() }));
  const listsChanged = useListsChanged();
  const [isCreated, setIsCreated] = useState(false);
  const [who, setWho] = useState<'known' | 'new' | 'knownAgain'>('known');
  const known = useForm({ form: knownStudentForm, idPrefix: 'booking-' });
  const person = useForm({ form: personForm, idPrefix: 'caller-' });
  const seat = useForm({ form: newBookingForm, initial, idPrefix: 'booking-' });
  const student = who === 'new' ? person : known;
  const isDirty =
    changedFields(knownStudentForm, known.values, knownStudentForm.initial).length > 0 ||
    changedFields(personForm, person.values, personForm.initial).length > 0 ||
    changedFields(newBookingForm, seat.values, initial).length > 0;

  const errors = [...student.errors, ...seat.errors];
  const hasErrors = errors.length > 0;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => onErrors(hasErrors), [onErrors, hasErrors]);

  const keyOf = (filled: string) => {
    if (sent.current.form !== filled) sent.current = { form: filled, key: newIdempotencyKey() };
    return sent.current.key;
  };
  /** What sends the form; undefined while there is a problem with it. */
  const checked = (): (() => Promise<unknown>) | undefined => {
    // All of it is checked at once, whatever is wrong with the first part.
    const [newStudent, chosen] = who === 'new' ? [person.validate()] : [undefined, known.validate()];
    const typed = seat.validate();
    if (!typed || !(newStudent ?? chosen)) return undefined;
    const idempotencyKey = keyOf(JSON.stringify([newStudent, chosen, typed]));
    const booked = { ...inputFrom(newBookingForm, typed), idempotencyKey };
    if (newStudent) {
      const input = { ...booked, student: inputFrom(personForm, newStudent) };
      return () => createWithStudent({ variables: { input } });
    }
    return chosen && (() => create({ variables: { input: { ...booked, ...chosen } } }));
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const send = isBusy ? undefined : checked();
    if (!send) return;
    try {
      await send();
      setIsCreated(true);
      onCreated();
    } catch (error) {
      refuse(readFailure(error));
    }
  };
  const refuse = ({ code, fields, text }: Failure) => {
    if (code === 'NOT_FOUND') {
      listsChanged('students', 'bookableClasses');
      onFailed(intl.formatMessage(who === 'new' ? newStudentMessages.classGone : bookingMessages.choiceGone));
      return;
    }
    const ofWho: Record<string, string> = {};
    for (const [name, words] of Object.entries(fields)) ofWho[name.replace(ofStudent, '')] = words;
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
    const chosen = choices.classes?.find((each) => each.id === id);
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
      <form className={panel.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={panel.whole}>
          <ErrorSummary errors={errors} attempt={student.attempt + seat.attempt} />
        </div>
        {who === 'new' ? (
          <NewStudentFields state={person} onKnown={() => setWho('knownAgain')} />
        ) : (
          <StudentChoice
            place={known.fieldProps('studentId')}
            value={known.values.studentId}
            takesFocus={who === 'knownAgain'}
            onChoose={(id) => known.change('studentId', id)}
            onNew={enterNew}
          />
        )}
        <SelectField
          {...seat.text('classInstanceId')}
          prompt={intl.formatMessage(messages.classPrompt)}
          options={(choices.classes ?? []).map(choices.optionOf)}
          onChange={({ target }) => chooseClass(target.value)}
        />
        <TextField {...seat.text('bookingDate')} />
        <SelectField {...seat.text('paymentStatus')} options={seat.optionsOf('paymentStatus')} />
        <TextField {...seat.text('amountCents')} autoComplete="off" />
        <TextField {...seat.text('notes')} autoComplete="off" />
        <ButtonRow>
          <Button
            type="submit"
            size="small"
            variant="primary"
            busy={isBusy}
            busyLabel={<FormattedMessage {...bookingMessages.creating} />}
          >
            <FormattedMessage {...bookingMessages.createBooking} />
          </Button>
          <Button size="small" data-leaves onClick={onClose}>
            <FormattedMessage {...bookingMessages.close} />
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}
