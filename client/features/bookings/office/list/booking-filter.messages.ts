import { defineMessages } from 'react-intl';

const filters = defineMessages({
  search: {
    id: 'admin.bookings.filter.search',
    defaultMessage: 'Search name, email, phone, company or number',
    description: 'Label of the search field above the bookings',
  },
  company: {
    id: 'admin.bookings.filter.company',
    defaultMessage: 'Company (whole name)',
    description: 'Label of a filter: the employer of who attends; capitals do not matter',
  },
  city: {
    id: 'admin.bookings.filter.city',
    defaultMessage: 'City (whole name)',
    description: 'Label of a filter: where the class is; capitals do not matter',
  },
  language: {
    id: 'admin.bookings.filter.language',
    defaultMessage: 'Taught in',
    description: 'Label of a filter: the language of instruction of the class',
  },
  classFrom: {
    id: 'admin.bookings.filter.classFrom',
    defaultMessage: 'Class from',
    description: 'Label of a filter: first day on which the class begins',
  },
  classTo: {
    id: 'admin.bookings.filter.classTo',
    defaultMessage: 'Class to',
    description: 'Label of a filter: last day on which the class begins',
  },
  allClasses: {
    id: 'admin.bookings.filter.allClasses',
    defaultMessage: 'All classes',
    description: 'Choice of a filter',
  },
  classGone: {
    id: 'admin.bookings.filter.classGone',
    defaultMessage: 'This class no longer exists.',
    description: 'Above the bookings of one class, when the office has deleted the class',
  },
  showAll: {
    id: 'admin.bookings.filter.showAll',
    defaultMessage: 'Show the bookings of all classes',
    description: 'Button above the bookings of one class',
  },
  chosenClass: {
    id: 'admin.bookings.filter.chosenClass',
    defaultMessage: 'The class of this link',
    description: 'Choice of a filter: a class that is not among the loaded ones',
  },
  any: {
    id: 'admin.bookings.filter.any',
    defaultMessage: 'Any',
    description: 'Choice of a filter: no matter which status',
  },
  bookedFrom: {
    id: 'admin.bookings.filter.from',
    defaultMessage: 'Booked from',
    description: 'Label of a filter: first booking date',
  },
  bookedTo: {
    id: 'admin.bookings.filter.to',
    defaultMessage: 'Booked to',
    description: 'Label of a filter: last booking date',
  },
  newest: {
    id: 'admin.bookings.filter.newest',
    defaultMessage: 'Newest booking',
    description: 'Choice of an order',
  },
  oldest: {
    id: 'admin.bookings.filter.oldest',
    defaultMessage: 'Oldest booking',
    description: 'Choice of an order',
  },
  classDateUp: {
    id: 'admin.bookings.filter.classDate',
    defaultMessage: 'Class date, earliest first',
    description: 'Choice of an order',
  },
  classDateDown: {
    id: 'admin.bookings.filter.classDateDown',
    defaultMessage: 'Class date, latest first',
    description: 'Choice of an order',
  },
});

const counted = defineMessages<{ more: { count: number } }>({
  more: {
    id: 'admin.bookings.filter.more',
    defaultMessage: '{count, plural, =0 {Filters} one {Filters (#)} other {Filters (#)}}',
    description:
      'Button: shows the less common filters and the order of the bookings, or puts them away; how many of them are set',
  },
});

/** Search, filters and order of the bookings. */
export const bookingFilterMessages = { ...filters, ...counted };
