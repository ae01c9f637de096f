import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';

import { dollarsText } from '../../../../i18n/office/dollars';
import { officeToday } from '../../../../i18n/office/office-zone';
import { inputFrom } from '../../../../ui/forms/form-input';
import { useDraftForm } from '../../../../ui/office/forms/use-draft-form';
import { closedClassMessages } from '../../../../ui/office/texts/closed-class.messages';
import { hasBegun } from '../class-progress';
import type { FilterClassFragment } from '../OfficeBookings.generated';
import { personForm } from '../person/office-person';
import type { ClassChoices } from '../use-class-choices';
import { knownStudentForm, newBookingForm, personSearchedFor } from './new-booking';
import type { NewBooking } from './use-create-booking';
import { useMessageLanguage } from './use-message-language';
import { takesWalkIns, useWalkInClass } from './use-walk-in-class';

export interface NewBookingFormOptions {
  choices: ClassChoices;
  /** The class that the list is filtered by, or '': preselected if it is bookable, or has begun and has seats left. */
  classInstanceId: string;
  /** The same class, once loaded. */
  filterClass: FilterClassFragment | undefined;
}

/** The server's prefix for errors of a new student. */
const ofStudent = /^student\./;

/** Why nobody can be added to a class that is not among the bookable ones. */
function closedReasonOf(filterClass: FilterClassFragment): MessageDescriptor | undefined {
  if (takesWalkIns(filterClass)) return undefined;
  const isOffered = filterClass.status === 'scheduled' || hasBegun(filterClass);
  return isOffered && filterClass.seatsLeft === 0 ? closedClassMessages.full : closedClassMessages.notOffered;
}

/**
 * The form of a new booking: its seat, and who gets it, a student on record or a new one. What is typed is kept for a
 * reload of the page. @param isSent the booking has been created
 */
export function useNewBookingForm(
  { choices, classInstanceId, filterClass }: NewBookingFormOptions,
  isSent: boolean,
) {
  const [initial, setInitial] = useState(() => ({ ...newBookingForm.initial, bookingDate: officeToday() }));
  const knownStudent = useDraftForm({
    form: knownStudentForm,
    idPrefix: 'booking-',
    subject: 'student',
    isSent,
  });
  const newStudent = useDraftForm({ form: personForm, idPrefix: 'caller-', isSent });
  const seatDraft = useDraftForm({
    form: newBookingForm,
    initial,
    idPrefix: 'booking-',
    subject: classInstanceId,
    isSent,
  });
  const { form: known } = knownStudent;
  const { form: person } = newStudent;
  const { form: seat } = seatDraft;
  const [who, setWho] = useState<'known' | 'new' | 'knownAgain'>(newStudent.isDirty ? 'new' : 'known');
  const student = who === 'new' ? person : known;

  const walkInClass = useWalkInClass(filterClass);
  const classes = walkInClass
    ? [walkInClass, ...(choices.classes ?? []).filter(({ id }) => id !== walkInClass.id)]
    : choices.classes;
  const chosenClass = classes?.find(({ id }) => id === seat.values.classInstanceId);
  const isWalkIn = chosenClass !== undefined && chosenClass === walkInClass;
  const preset = useMessageLanguage(who === 'new' ? '' : known.values.studentId, chosenClass?.language);

  const ofList = classes?.find(({ id }) => id === classInstanceId);
  const [wasPreset, setWasPreset] = useState(false);
  if (ofList && !seatDraft.isDirty && !wasPreset) {
    const withClass = { ...initial, classInstanceId: ofList.id, amountCents: dollarsText(ofList.priceCents) };
    setWasPreset(true);
    setInitial(withClass);
    seat.reset(withClass);
  }

  return {
    known,
    person,
    seat,
    who,
    classes,
    chosenClass,
    isWalkIn,
    closedReason: choices.classes && !ofList && filterClass ? closedReasonOf(filterClass) : undefined,
    /** Of messages to the attendee. */
    language: seat.values.language || preset.language,
    isDirty: knownStudent.isDirty || newStudent.isDirty || seatDraft.isDirty,
    errors: [...student.errors, ...seat.errors],
    attempt: student.attempt + seat.attempt,
    chooseKnown: () => setWho('knownAgain'),
    /** @param search fills in the new student */
    enterNew: (search: string) => {
      if (search !== '') person.reset({ ...person.values, ...personSearchedFor(search) });
      setWho('new');
    },
    chooseClass: (id: string) => {
      seat.change('classInstanceId', id);
      const chosen = classes?.find((each) => each.id === id);
      if (chosen) seat.change('amountCents', dollarsText(chosen.priceCents));
    },
    /** @returns the booking to create; undefined if a value is invalid */
    validate: (): NewBooking | undefined => {
      // Validates both parts, even if the first is invalid.
      const [entered, chosen] = who === 'new' ? [person.validate()] : [undefined, known.validate()];
      const typed = seat.validate();
      if (!typed || !(entered ?? chosen)) return undefined;
      // While it is loading, the server decides by the same rule.
      const language = typed.language || (preset.isLoading ? null : preset.language);
      const booked = { ...inputFrom(newBookingForm, typed), isWalkIn, language };
      if (entered) return { ...booked, student: inputFrom(personForm, entered) };
      return chosen && { ...booked, ...chosen };
    },
    /** Displays the server's errors at their fields. @returns whether any of them belongs to this form */
    setServerErrors: (fields: Readonly<Record<string, string>>): boolean => {
      const ofWho: Record<string, string> = {};
      for (const [name, text] of Object.entries(fields)) ofWho[name.replace(ofStudent, '')] = text;
      const isAtStudent = student.setServerErrors(ofWho);
      return seat.setServerErrors(fields) || isAtStudent;
    },
  };
}
