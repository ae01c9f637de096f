import type { CreateClassInstanceInput } from '../../../../graphql/schema.generated';
import { classInstanceStatusValues } from '../../../../schema/class-instance-status.generated';
import { instructionLanguageValues } from '../../../../schema/instruction-language.generated';
import { stateValues } from '../../../../schema/state.generated';
import { classStatusMessages } from '../../../../ui/office/texts/class-status.messages';
import { defineForm, type FieldsFor, type Form, type ValuesOf } from '../../../../ui/forms/define-form';
import { choice, optionalText, text } from '../../../../ui/forms/form-fields';
import { inputFrom } from '../../../../ui/forms/form-input';
import { valuesFrom } from '../../../../ui/office/forms/form-values';
import { instructionLanguageMessages } from '../../../../ui/office/texts/instruction-language.messages';
import { money, number } from '../../../../ui/office/forms/number-fields';
import { dayFields, dayProblems, daysOf, emptyDay, withDays, type DayField } from './class-days';
import { classLabels } from '../class-labels.messages';
import { classProblemMessages } from './class-problem.messages';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { zoneOfState } from '../venue-zone';

/** The fields of a class without its days, whose number varies. */
export const classFacts = defineForm({
  fields: {
    classTypeId: text({ required: 'classTypeRequired' }),
    priceCents: money({ required: 'priceRequired', invalid: 'priceInvalid' }),
    maxAttendees: number({
      initial: '20',
      min: 1,
      max: 1000,
      required: 'seatsRequired',
      invalid: 'seatsInvalid',
    }),
    language: choice({
      values: instructionLanguageValues,
      labels: instructionLanguageMessages,
      initial: 'en',
    }),
    status: choice({
      values: classInstanceStatusValues,
      labels: classStatusMessages,
      initial: 'scheduled',
    }),
    instructorName: optionalText({ maxLength: 100 }),
    instructorId: optionalText(),
    locationName: text({ required: 'locationRequired' }),
    venueId: optionalText(),
    timeZone: optionalText(),
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
  } satisfies FieldsFor<Omit<CreateClassInstanceInput, 'days'>>,
  labels: classLabels,
  problems: classProblemMessages,
  together: [
    ['instructorName', 'instructorId'],
    [
      'locationName',
      'venueId',
      'timeZone',
      'address.street1',
      'address.street2',
      'address.city',
      'address.state',
      'address.zip',
    ],
  ],
});

export type ClassFactValues = ValuesOf<typeof classFacts.fields>;
export type ClassValues = ClassFactValues & { readonly [day: DayField]: string };
export type ClassProblem = keyof typeof classProblemMessages;

export const classForm: Form<ClassValues, ClassProblem> = {
  ...classFacts,
  names: classFacts.names.flatMap((name) => (name === 'notes' ? [...dayFields, name] : [name])),
  initial: withDays(classFacts.initial, [emptyDay]),
  check: (values) => ({ ...classFacts.check(values), ...dayProblems(values) }),
  problems: classProblemMessages,
};

/** A time zone that is the default of the state is not stored: it follows the state. */
export function valuesOfClass(scheduled: OfficeClassFragment): ClassValues {
  const { classType, timeZone, address } = scheduled;
  const isOfState = timeZone === zoneOfState[address.state];
  const facts = { ...scheduled, classTypeId: classType.id, timeZone: isOfState ? null : timeZone };
  return withDays(valuesFrom(classFacts, facts), scheduled.days);
}

/** The typed number of seats; undefined if it is invalid. */
export function seatsOf({ maxAttendees: typed }: Pick<ClassValues, 'maxAttendees'>): number | undefined {
  const field = classFacts.fields.maxAttendees;
  return field.check(typed) === undefined ? field.write(typed) : undefined;
}

/** The form as the server's input. Only for valid values. */
export function classInput(values: ClassValues): CreateClassInstanceInput {
  return { ...inputFrom(classFacts, values), days: daysOf(values) };
}
