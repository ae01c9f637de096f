import type { CreateClassInstanceInput } from '../../../graphql/schema.generated';
import { classInstanceStatusValues } from '../../../schema/class-instance-status.generated';
import { instructionLanguageValues } from '../../../schema/instruction-language.generated';
import { stateValues } from '../../../schema/state.generated';
import { classStatusMessages } from '../../../ui/class-status.messages';
import { defineForm, type FieldsFor, type Form, type ValuesOf } from '../../../ui/define-form';
import { choice, optionalText, text } from '../../../ui/form-fields';
import { inputFrom } from '../../../ui/form-input';
import { valuesFrom } from '../../../ui/form-values';
import { languageMessages } from '../../../ui/language.messages';
import { money, number } from '../../../ui/number-fields';
import { dayFields, dayProblems, daysOf, emptyDay, withDays, type DayField } from './class-days';
import { classFormMessages, classLabels } from './class-form.messages';
import { classProblemMessages } from './class-problem.messages';
import type { OfficeClassFragment } from './SchedulePage.generated';

/** The class but for its days, which come and go (specification section 5, schedule form). */
export const classFacts = defineForm({
  fields: {
    classTypeId: text({ required: 'classTypeRequired' }),
    priceCents: money({ required: 'priceRequired', invalid: 'priceInvalid' }),
    maxAttendees: number({ initial: '20', min: 1, required: 'seatsRequired', invalid: 'seatsInvalid' }),
    language: choice({
      values: instructionLanguageValues,
      words: { ...languageMessages, bilingual: classFormMessages.bilingual },
      initial: 'en',
    }),
    status: choice({
      values: classInstanceStatusValues,
      words: classStatusMessages,
      initial: 'scheduled',
    }),
    instructorName: optionalText({ maxLength: 100 }),
    locationName: text({ required: 'locationRequired' }),
    'address.street1': text({ required: 'streetRequired' }),
    'address.street2': optionalText(),
    'address.city': text({ required: 'cityRequired' }),
    'address.state': choice({ values: stateValues, initial: 'UT' }),
    'address.zip': text({
      required: 'zipRequired',
      pattern: /^\d{5}(-\d{4})?$/,
      invalid: 'zipInvalid',
      inputMode: 'numeric',
    }),
    notes: optionalText({ rows: 3 }),
  } satisfies FieldsFor<Omit<CreateClassInstanceInput, 'days' | 'timeZone'>>,
  labels: classLabels,
  problems: classProblemMessages,
});

export type ClassValues = ValuesOf<typeof classFacts.fields> & { readonly [day: DayField]: string };
export type ClassProblem = keyof typeof classProblemMessages;

export const classForm: Form<ClassValues, ClassProblem> = {
  ...classFacts,
  names: classFacts.names.flatMap((name) => (name === 'notes' ? [...dayFields, name] : [name])),
  initial: withDays(classFacts.initial, [emptyDay]),
  check: (values) => ({ ...classFacts.check(values), ...dayProblems(values) }),
  problems: classProblemMessages,
};

export function valuesOfClass(scheduled: OfficeClassFragment): ClassValues {
  const facts = valuesFrom(classFacts, { ...scheduled, classTypeId: scheduled.classType.id });
  return withDays(facts, scheduled.days);
}

/** The same class at the same place and hours, on dates that are still to be chosen. */
export function valuesOfCopy(scheduled: OfficeClassFragment): ClassValues {
  const values = valuesOfClass(scheduled);
  return withDays(
    { ...values, status: 'scheduled' },
    daysOf(values).map((day) => ({ ...day, date: '' })),
  );
}

/** The form as the server takes it. Asked only of values that passed the check. */
export function classInput(values: ClassValues): CreateClassInstanceInput {
  return { ...inputFrom(classFacts, values), days: daysOf(values) };
}
