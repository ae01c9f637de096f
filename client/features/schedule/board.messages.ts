import { defineMessages, type PrimitiveType } from 'react-intl';

const plain = defineMessages({
  heading: {
    id: 'classes.board.heading',
    defaultMessage: 'Upcoming classes',
    description: 'Heading of the board of classes',
  },
  filterByCategory: {
    id: 'classes.board.filterByCategory',
    defaultMessage: 'Filter by category',
    description: 'Name, for screen readers, of the row of category links',
  },
  all: { id: 'classes.board.all', defaultMessage: 'All', description: 'Link: classes of every category' },
  filterByType: {
    id: 'classes.board.filterByType',
    defaultMessage: 'Class',
    description: 'Name, for screen readers, of the row that chooses a class type',
  },
  anyType: {
    id: 'classes.board.anyType',
    defaultMessage: 'Every class',
    description: 'First choice of its row: classes of every class type',
  },
  filterByCity: {
    id: 'classes.board.filterByCity',
    defaultMessage: 'City',
    description: 'Name, for screen readers, of the row that chooses a city',
  },
  anyCity: {
    id: 'classes.board.anyCity',
    defaultMessage: 'Every city',
    description: 'First choice of its row: classes in every city',
  },
  filterByLanguage: {
    id: 'classes.board.filterByLanguage',
    defaultMessage: 'Taught in',
    description: 'Name, for screen readers, of the row that chooses a language of instruction',
  },
  anyLanguage: {
    id: 'classes.board.anyLanguage',
    defaultMessage: 'Any language',
    description: 'First choice of its row: classes taught in any language',
  },
  filterByTypeAndCity: {
    id: 'classes.board.filterByTypeAndCity',
    defaultMessage: 'Class and city',
    description: 'On a phone: opens the rows that choose a class type and a city',
  },
  toClasses: {
    id: 'classes.board.toClasses',
    defaultMessage: 'Go to the classes',
    description: 'Link for keyboards that skips the filters',
  },
  noDatesNow: {
    id: 'classes.board.noDatesNow',
    defaultMessage: 'a class with no dates right now',
    description: 'Stands for a class type that a link names and that has no upcoming class',
  },
  about: {
    id: 'classes.board.about',
    defaultMessage: 'About this class',
    description: 'Opens the description and the requirements of a class type',
  },
  beforeYouBook: {
    id: 'classes.board.beforeYouBook',
    defaultMessage: 'Before you book',
    description: 'In front of what an attendee must be, have or bring',
  },
  freeAndPaid: {
    id: 'classes.board.freeAndPaid',
    defaultMessage: 'Free and paid dates',
    description: 'Price of a class type if some of its classes are free and others are not',
  },
  nextClass: {
    id: 'classes.board.nextClass',
    defaultMessage: 'Next class',
    description: 'Above the first date of a class type that has a seat left',
  },
  book: { id: 'classes.board.book', defaultMessage: 'Book a seat', description: 'Button on a class' },
  loading: {
    id: 'classes.board.loading',
    defaultMessage: 'Loading classes',
    description: 'Read out while the classes are on their way',
  },
  failedHeading: {
    id: 'classes.board.failedHeading',
    defaultMessage: 'The classes could not be loaded',
    description: 'Heading shown when the list of classes did not come',
  },
  failedText: {
    id: 'classes.board.failedText',
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
    id: 'classes.board.emptyHeading',
    defaultMessage: 'No classes are scheduled right now',
    description: 'Heading when there is no upcoming class at all',
  },
  emptyText: {
    id: 'classes.board.emptyText',
    defaultMessage:
      'New dates are posted here as soon as they are set. Write to us and we will tell you the next one.',
    description: 'Under the heading that says that no class is scheduled',
  },
  contact: {
    id: 'classes.board.contact',
    defaultMessage: 'Contact us',
    description: 'Link to the contact form',
  },
  emptyFilterText: {
    id: 'classes.board.emptyFilterText',
    defaultMessage: 'Remove filters, or write to us and we will tell you when the next class is planned.',
    description: 'Under the heading that says that no class fits the chosen filters, which are listed below',
  },
  emptyFilterHeading: {
    id: 'classes.board.emptyFilterHeading',
    defaultMessage: 'No upcoming class fits these filters',
    description: 'Heading when no class fits the chosen filters',
  },
  showAll: {
    id: 'classes.board.showAll',
    defaultMessage: 'Show all classes',
    description: 'Link that removes all filters',
  },
  showMore: {
    id: 'classes.board.showMore',
    defaultMessage: 'Show more classes',
    description: 'Button under the list',
  },
  showingMore: {
    id: 'classes.board.showingMore',
    defaultMessage: 'Loading more…',
    description: 'Label of the button under the list meanwhile',
  },
  moreFailed: {
    id: 'classes.board.moreFailed',
    defaultMessage: 'The next classes could not be loaded. Check your connection and try again.',
    description: 'Above the button under the list, after it failed',
  },
  wait: {
    id: 'classes.board.wait',
    defaultMessage: 'Tell me when a seat opens up',
    description: 'Link on a full class, to the form that joins its waiting list',
  },
  noOtherDates: {
    id: 'classes.board.noOtherDates',
    defaultMessage: 'Ask for the next date',
    description: 'Link to the contact form on a full class that has no other date yet',
  },
});

// Some values may be elements: react-intl accepts them where a value may be any primitive.
const filled = defineMessages<{
  bookNamed: { name: string; date: string };
  fullNamed: { name: string; date: string };
  waitNamed: { name: string; date: string };
  otherDates: { name: string };
  allTimes: { zone: string };
  shown: { count: number };
  cityAndState: { city: string; state: string };
  priceFrom: { price: string };
  requirements: { heading: PrimitiveType; text: PrimitiveType };
  through: { last: string };
  alsoOn: { days: string };
  without: { filter: string; count: number };
}>({
  priceFrom: {
    id: 'classes.board.priceFrom',
    defaultMessage: 'from {price}',
    description: 'Price of a class type whose classes do not all cost the same',
  },
  requirements: {
    id: 'classes.board.requirements',
    defaultMessage: '{heading}: {text}',
    description: '{heading} is "Before you book"; {text} a sentence of the office',
  },
  through: {
    id: 'classes.board.through',
    defaultMessage: 'Through {last}',
    description: 'Last of the days of a class that follow each other, beside the first: Through Fri, Nov 27',
  },
  alsoOn: {
    id: 'classes.board.alsoOn',
    defaultMessage: 'Also {days}',
    description: 'Days of a class after its first: Also Sat, Dec 19 and Sat, Jan 2',
  },
  without: {
    id: 'classes.board.without',
    defaultMessage: 'Without “{filter}”: {count, plural, one {# class} other {# classes}}',
    description: 'Link that takes back one of the chosen filters, where nothing fits them all',
  },
  bookNamed: {
    id: 'classes.board.bookNamed',
    defaultMessage: 'Book a seat: {name}, {date}',
    description: 'Full name, for screen readers, of the button "Book a seat"; must begin with those words',
  },
  fullNamed: {
    id: 'classes.board.fullNamed',
    defaultMessage: 'Book a seat: {name}, {date}, full',
    description: 'The same for a class without seats, where the button cannot be pressed',
  },
  waitNamed: {
    id: 'classes.board.waitNamed',
    defaultMessage: 'Tell me when a seat opens up: {name}, {date}',
    description:
      'Full name, for screen readers, of the link "Tell me when a seat opens up"; must begin with those words',
  },
  otherDates: {
    id: 'classes.board.otherDates',
    defaultMessage: 'See other dates of {name}',
    description: 'Link to the dates that a filter hides; {name} is the class, like OSHA 10-Hour Construction',
  },
  allTimes: {
    id: 'classes.board.allTimes',
    defaultMessage: 'All times are {zone}.',
    description: 'Beside the heading; {zone} is like Mountain Time',
  },
  shown: {
    id: 'classes.board.shown',
    defaultMessage: '{count, plural, =0 {No classes shown} one {# class shown} other {# classes shown}}',
    description: 'Above the list after a filter was chosen; also read out',
  },
  cityAndState: {
    id: 'classes.board.cityAndState',
    defaultMessage: '{city}, {state}',
    description: 'Where a class is: Salt Lake City, UT',
  },
});

export const boardMessages = { ...plain, ...filled };
