import { defineMessages } from 'react-intl';

const plain = defineMessages({
  hint: {
    id: 'admin.bookings.form.findClassHint',
    defaultMessage: 'Type a course, date, place or language.',
    description: 'Hint at the field where a class is searched for and chosen',
  },
});

const filled = defineMessages<{
  found: { count: number };
  detail: {
    day: string;
    time: string;
    place: string;
    city: string;
    language: string;
    count: number;
  };
}>({
  found: {
    id: 'admin.bookings.form.classesFound',
    defaultMessage: '{count, plural, =0 {No classes found} one {# class found} other {# classes found}}',
    description: 'At the field, about the list of classes below it that match what was typed',
  },
  detail: {
    id: 'admin.bookings.form.classDetail',
    defaultMessage:
      '{day}, {time}, {place} ({city}), {language}, {count, plural, one {# seat left} other {# seats left}}',
    description:
      'Below the name of a class to choose: Saturday, December 5, 2026, 8:00 AM, Training yard (Provo), English, 3 seats left',
  },
});

/** The choice of a class for a booking. */
export const classChoiceMessages = { ...plain, ...filled };
