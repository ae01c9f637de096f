import { defineMessages } from 'react-intl';

const labels = defineMessages({
  safety: { id: 'classes.safety', defaultMessage: 'Safety', description: 'Category of classes' },
  certification: {
    id: 'classes.certification',
    defaultMessage: 'Certification',
    description: 'Category of classes',
  },
  equipment: {
    id: 'classes.equipment',
    defaultMessage: 'Equipment',
    description: 'Category of classes: machines that one learns to operate',
  },
  compliance: {
    id: 'classes.compliance',
    defaultMessage: 'Compliance',
    description: 'Category of classes: training that a regulation asks for',
  },
  full: {
    id: 'classes.full',
    defaultMessage: 'Full',
    description: 'Stands where the seats left would stand when no seat is left',
  },
});

const counts = defineMessages<{
  days: { count: number };
  seatsLeft: { count: number };
  seats: { count: number };
}>({
  days: {
    id: 'classes.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'How many days a class takes, under its first date',
  },
  seatsLeft: {
    id: 'classes.seatsLeft',
    defaultMessage: '{count, plural, one {# seat left} other {# seats left}}',
    description: 'How many seats of a class can still be booked; count is 1 or more',
  },
  seats: {
    id: 'classes.seats',
    defaultMessage: '{count, plural, one {# seat} other {# seats}}',
    description: 'How many seats a class has in all; struck through after the word Full',
  },
});

/** Messages of the components that display a class. */
export const classMessages = { ...labels, ...counts };
