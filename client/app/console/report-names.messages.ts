import { defineMessages } from 'react-intl';

/** Names, for the console's search, of the reports that come with the product, by their ids; the server has the same. */
export const reportNameMessages = defineMessages({
  'week-rosters': {
    id: 'admin.reportName.week-rosters',
    defaultMessage: 'This week’s rosters',
    description: 'Result of the search of the console: the report of this name',
  },
  'unpaid-bookings': {
    id: 'admin.reportName.unpaid-bookings',
    defaultMessage: 'Bookings with payment pending',
    description: 'Result of the search of the console: the report of this name',
  },
  payments: {
    id: 'admin.reportName.payments',
    defaultMessage: 'Payments received',
    description: 'Result of the search of the console: the report of this name',
  },
  refunds: {
    id: 'admin.reportName.refunds',
    defaultMessage: 'Refunds',
    description: 'Result of the search of the console: the report of this name',
  },
  'fill-rate-by-type': {
    id: 'admin.reportName.fill-rate-by-type',
    defaultMessage: 'Fill rate by class type',
    description: 'Result of the search of the console: the report of this name',
  },
  'revenue-by-month': {
    id: 'admin.reportName.revenue-by-month',
    defaultMessage: 'Revenue by month',
    description: 'Result of the search of the console: the report of this name',
  },
  'small-classes': {
    id: 'admin.reportName.small-classes',
    defaultMessage: 'Classes with few bookings',
    description: 'Result of the search of the console: the report of this name',
  },
  'emergency-contacts': {
    id: 'admin.reportName.emergency-contacts',
    defaultMessage: 'Emergency contacts of a class',
    description: 'Result of the search of the console: the report of this name',
  },
  'spanish-demand': {
    id: 'admin.reportName.spanish-demand',
    defaultMessage: 'Demand for Spanish',
    description: 'Result of the search of the console: the report of this name',
  },
  companies: {
    id: 'admin.reportName.companies',
    defaultMessage: 'Companies',
    description: 'Result of the search of the console: the report of this name',
  },
  cancellations: {
    id: 'admin.reportName.cancellations',
    defaultMessage: 'Cancellations',
    description: 'Result of the search of the console: the report of this name',
  },
  'expiring-certificates': {
    id: 'admin.reportName.expiring-certificates',
    defaultMessage: 'Expiring certificates',
    description: 'Result of the search of the console: the report of this name',
  },
  'class-record': {
    id: 'admin.reportName.class-record',
    defaultMessage: 'Five-year class record',
    description: 'Result of the search of the console: the report of this name',
  },
});
