import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import { newIdempotencyKey } from '../../../graphql/idempotency-key';
import { dollarsText } from '../../../i18n/dollars';
import { Button, ButtonRow } from '../../../ui/Button';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { changedFields } from '../../../ui/form-changes';
import { inputFrom } from '../../../ui/form-input';
import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';
import { UnsavedGuard } from '../../../ui/UnsavedGuard';
import { useForm } from '../../../ui/use-form';
import { newBookingForm, today } from './new-booking';
import { bookingFormMessages as messages, bookingMessages } from './office-bookings.messages';
import { useOfficeBookingCreateMutation } from './OfficeBookings.generated';
import panel from './Panel.module.css';
import { SearchField } from '../../../ui/SearchField';
import type { OfficeStudentFragment } from './Students.generated';
import type { ClassChoices } from './use-class-choices';
import { useListsChanged, useStudents } from './use-students';

interface CreateBookingFormProps {
  choices: ClassChoices;
  onCreated: () => void;
  onFailed: (text: string) => void;
  onClose: () => void;
}

/** A seat for a student the office knows. */
export function CreateBookingForm({ choices, onCreated, onFailed, onClose }: CreateBookingFormProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const [create, { loading }] = useOfficeBookingCreateMutation();
  // One for each filled form: a second press or a retry books once. What is changed is another booking.
  const sent = useRef({ form: '', key: '' });
  const [initial] = useState(() => ({ ...newBookingForm.initial, bookingDate: today() }));
  const listsChanged = useListsChanged();
  const [isCreated, setIsCreated] = useState(false);
  const form = useForm({ form: newBookingForm, initial, idPrefix: 'booking-' });
  const { values, change, fieldProps, text } = form;
  const isDirty = changedFields(newBookingForm, values, initial).length > 0;

  useEffect(() => heading.current?.focus(), []);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = loading ? undefined : form.validate();
    if (!typed) return;
    const filled = JSON.stringify(typed);
    if (sent.current.form !== filled) sent.current = { form: filled, key: newIdempotencyKey() };
    const input = { ...inputFrom(newBookingForm, typed), idempotencyKey: sent.current.key };
    try {
      await create({ variables: { input } });
      setIsCreated(true);
      onCreated();
    } catch (error) {
      const { code, fields, text } = readFailure(error);
      if (code === 'NOT_FOUND') {
        listsChanged('students', 'bookableClasses');
        onFailed(intl.formatMessage(bookingMessages.choiceGone));
      } else if (!form.setServerErrors(fields))
        onFailed(text ?? intl.formatMessage(bookingMessages.createFailed));
    }
  };

  const chooseClass = (id: string) => {
    change('classInstanceId', id);
    const chosen = choices.classes?.find((each) => each.id === id);
    if (chosen) change('amountCents', dollarsText(chosen.priceCents));
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
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
        </div>
        <StudentChoice
          place={fieldProps('studentId')}
          value={values.studentId}
          onChoose={(id) => change('studentId', id)}
        />
        <SelectField
          {...text('classInstanceId')}
          prompt={intl.formatMessage(messages.classPrompt)}
          options={(choices.classes ?? []).map(choices.optionOf)}
          onChange={({ target }) => chooseClass(target.value)}
        />
        <TextField {...text('bookingDate')} />
        <SelectField {...text('paymentStatus')} options={form.optionsOf('paymentStatus')} />
        <TextField {...text('amountCents')} autoComplete="off" />
        <TextField {...text('notes')} autoComplete="off" />
        <ButtonRow>
          <Button
            type="submit"
            size="small"
            variant="primary"
            busy={loading}
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

interface StudentChoiceProps {
  place: { id: string; name: string; error: string | undefined };
  value: string;
  onChoose: (id: string) => void;
}

/** The office may know twenty thousand students: a list to choose from, narrowed by a search on the server. */
function StudentChoice({ place, value, onChoose }: StudentChoiceProps) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const { rows: students = [], total = 0 } = useStudents({ search, companyName: '' });
  const [chosen, setChosen] = useState<OfficeStudentFragment>();
  // Who was chosen stays in the list, whatever is searched for next.
  const shown = chosen && !students.some(({ id }) => id === chosen.id) ? [chosen, ...students] : students;
  return (
    <>
      <SearchField
        id="booking-find-student"
        label={intl.formatMessage(messages.findStudent)}
        hint={
          total > students.length
            ? intl.formatMessage(bookingMessages.narrow, { shown: students.length, total })
            : undefined
        }
        value={search}
        onSearch={setSearch}
      />
      <SelectField
        {...place}
        label={intl.formatMessage(messages.student)}
        prompt={intl.formatMessage(messages.studentPrompt)}
        options={shown.map((student) => ({
          value: student.id,
          label: intl.formatMessage(bookingMessages.studentOption, {
            name: intl.formatMessage(bookingMessages.person, student),
            email: student.email,
          }),
        }))}
        value={value}
        onChange={({ target }) => {
          setChosen(shown.find(({ id }) => id === target.value));
          onChoose(target.value);
        }}
      />
    </>
  );
}
