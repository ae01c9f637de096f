import { defineMessages, type PrimitiveType } from 'react-intl';

const plain = defineMessages({
  heading: {
    id: 'classes.heading',
    defaultMessage: 'Upcoming classes',
    description: 'Heading of the board of classes',
  },
  filterByCategory: {
    id: 'classes.filterByCategory',
    defaultMessage: 'Filter by category',
    description: 'Name, for screen readers, of the row of category buttons',
  },
  all: { id: 'classes.all', defaultMessage: 'All', description: 'Button: classes of every category' },
  filterByLanguage: {
    id: 'classes.filterByLanguage',
    defaultMessage: 'Taught in',
    description: 'In front of the buttons that choose a language of instruction',
  },
  anyLanguage: {
    id: 'classes.anyLanguage',
    defaultMessage: 'Any',
    description: 'Button after "Taught in": classes taught in any language; one word',
  },
  time: {
    id: 'classes.time',
    defaultMessage: 'Time',
    description: 'Label above the hours of each day of a class',
  },
  place: { id: 'classes.place', defaultMessage: 'Place', description: 'Label above the place of a class' },
  taughtIn: {
    id: 'classes.taughtIn',
    defaultMessage: 'Taught in',
    description: 'Label above the language of instruction of a class',
  },
  price: { id: 'classes.price', defaultMessage: 'Price', description: 'Label above the price of a class' },
  book: { id: 'classes.book', defaultMessage: 'Book a seat', description: 'Button on a class' },
  loading: {
    id: 'classes.loading',
    defaultMessage: 'Loading classes',
    description: 'Read out while the classes are on their way',
  },
  failedHeading: {
    id: 'classes.failedHeading',
    defaultMessage: 'The classes could not be loaded',
    description: 'Heading shown when the list of classes did not come',
  },
  failedText: {
    id: 'classes.failedText',
    defaultMessage: 'Check your connection and try again. You can also book by phone.',
    description: 'Under the heading that says that the classes could not be loaded',
  },
  retry: { id: 'common.retry', defaultMessage: 'Retry', description: 'Button that tries again what failed' },
  retrying: {
    id: 'common.retrying',
    defaultMessage: 'Trying again…',
    description: 'Label of the Retry button meanwhile',
  },
  emptyHeading: {
    id: 'classes.emptyHeading',
    defaultMessage: 'No classes are scheduled right now',
    description: 'Heading when there is no upcoming class at all',
  },
  emptyText: {
    id: 'classes.emptyText',
    defaultMessage:
      'New dates are posted here as soon as they are set. Write to us and we will tell you the next one.',
    description: 'Under the heading that says that no class is scheduled',
  },
  contact: { id: 'classes.contact', defaultMessage: 'Contact us', description: 'Link to the contact form' },
  emptyCategoryText: {
    id: 'classes.emptyCategoryText',
    defaultMessage: 'Look at all classes, or write to us and we will tell you when the next one is planned.',
    description: 'Under the heading that says that no class fits the chosen filters',
  },
  emptyFilterHeading: {
    id: 'classes.emptyFilterHeading',
    defaultMessage: 'No upcoming class fits these filters',
    description: 'Heading when no class fits the chosen category and language together',
  },
  showAll: {
    id: 'classes.showAll',
    defaultMessage: 'Show all classes',
    description: 'Button that removes all filters',
  },
  showMore: {
    id: 'classes.showMore',
    defaultMessage: 'Show more classes',
    description: 'Button under the list',
  },
  showingMore: {
    id: 'classes.showingMore',
    defaultMessage: 'Loading more…',
    description: 'Label of the button under the list meanwhile',
  },
  moreFailed: {
    id: 'classes.moreFailed',
    defaultMessage: 'The next classes could not be loaded. Check your connection and try again.',
    description: 'Above the button under the list, after it failed',
  },
  noOtherDates: {
    id: 'classes.noOtherDates',
    defaultMessage: 'Ask for the next date',
    description: 'Link to the contact form on a full class that has no other date yet',
  },
});

const filled = defineMessages<{
  duration: { hours: number; days: number };
  bookNamed: { name: string; date: string };
  fullNamed: { name: string; date: string };
  otherDates: { name: string };
  timeIn: { zone: string };
  allTimes: { zone: string };
  shown: { count: number };
  // These may hold an element: react-intl takes one where a value may be any primitive.
  emptyCategory: { category: PrimitiveType };
  onlyType: { name: PrimitiveType };
  cityAndState: { city: string; state: string };
}>({
  duration: {
    id: 'classes.duration',
    defaultMessage:
      '{hours, plural, one {# hour} other {# hours}}, {days, plural, one {# day} other {# days}}',
    description: 'How long a class takes; the hours may be like 4.5',
  },
  bookNamed: {
    id: 'classes.bookNamed',
    defaultMessage: 'Book a seat: {name}, {date}',
    description: 'Full name, for screen readers, of the button "Book a seat"; must begin with those words',
  },
  fullNamed: {
    id: 'classes.fullNamed',
    defaultMessage: 'Book a seat: {name}, {date}, full',
    description: 'The same for a class without seats, where the button cannot be pressed',
  },
  otherDates: {
    id: 'classes.otherDates',
    defaultMessage: 'See other dates of {name}',
    description: 'Link on a full class; {name} is the class, like OSHA 10-Hour Construction',
  },
  timeIn: {
    id: 'classes.timeIn',
    defaultMessage: 'Time, {zone}',
    description: 'Label above the hours where classes of several time zones are listed',
  },
  allTimes: {
    id: 'classes.allTimes',
    defaultMessage: 'All times are {zone}.',
    description: 'Beside the heading; {zone} is like Mountain Time',
  },
  shown: {
    id: 'classes.shown',
    defaultMessage: '{count, plural, =0 {No classes shown} one {# class shown} other {# classes shown}}',
    description: 'Read out after a filter was chosen',
  },
  emptyCategory: {
    id: 'classes.emptyCategory',
    defaultMessage: 'No upcoming classes in {category}',
    description: 'Heading when a category has no class; {category} is like Equipment',
  },
  onlyType: {
    id: 'classes.onlyType',
    defaultMessage: 'Only dates of {name}',
    description:
      'Above the list while it is narrowed down to one class; {name} is like OSHA 10-Hour Construction',
  },
  cityAndState: {
    id: 'classes.cityAndState',
    defaultMessage: '{city}, {state}',
    description: 'Where a class is: Salt Lake City, UT',
  },
});

export const scheduleMessages = { ...plain, ...filled };
