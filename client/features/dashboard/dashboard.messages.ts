import { defineMessages, type MessageValue } from 'react-intl';

const plain = defineMessages({
  loadFailed: {
    id: 'admin.dashboard.loadFailed',
    defaultMessage: 'Failed to fetch dashboard data',
    description: 'Banner when the numbers and lists could not be loaded',
  },
  loading: {
    id: 'admin.dashboard.loading',
    defaultMessage: 'Loading the dashboard',
    description: 'Read out while the dashboard is on its way',
  },
  totalUsers: {
    id: 'admin.dashboard.totalUsers',
    defaultMessage: 'Total users',
    description: 'Label of a number: accounts',
  },
  classTypes: {
    id: 'admin.dashboard.classTypes',
    defaultMessage: 'Class types',
    description: 'Label of a number: courses in the catalogue',
  },
  totalBookings: {
    id: 'admin.dashboard.totalBookings',
    defaultMessage: 'Total bookings',
    description: 'Label of a number: bookings that are not cancelled',
  },
  quickActions: {
    id: 'admin.dashboard.quickActions',
    defaultMessage: 'Quick actions',
    description: 'Heading above the buttons of what is done most',
  },
  createClassType: {
    id: 'admin.dashboard.createClassType',
    defaultMessage: 'Create class type',
    description: 'Button: opens the form for a new course',
  },
  scheduleClass: {
    id: 'admin.dashboard.scheduleClass',
    defaultMessage: 'Schedule class',
    description: 'Button: opens the schedule',
  },
  viewBookings: {
    id: 'admin.dashboard.viewBookings',
    defaultMessage: 'View all bookings',
    description: 'Button: opens the bookings',
  },
  createBooking: {
    id: 'admin.dashboard.createBooking',
    defaultMessage: 'Create booking',
    description: 'Button: opens the form for a booking, such as for a caller',
  },
  recentBookings: {
    id: 'admin.dashboard.recentBookings',
    defaultMessage: 'Recent bookings',
    description: 'Heading of the list of the newest bookings',
  },
  unknownUser: {
    id: 'admin.dashboard.unknownUser',
    defaultMessage: 'Unknown User',
    description: 'Stands for the name of somebody who booked when there is none',
  },
  noBookings: {
    id: 'admin.dashboard.noBookings',
    defaultMessage: 'No recent bookings',
    description: 'In place of the list of the newest bookings',
  },
  bookingCancelled: {
    id: 'admin.dashboard.bookingCancelled',
    defaultMessage: 'Cancelled',
    description: 'Beside one of the newest bookings: it was cancelled',
  },
  noClasses: {
    id: 'admin.dashboard.noClasses',
    defaultMessage: 'No upcoming classes scheduled',
    description: 'In place of the list of the next classes',
  },
});

const filled = defineMessages<{
  openMessages: { count: number };
  refundsDue: { count: number; amount: string };
  enrolled: { enrolled: number; max: number };
  booked: { moment: MessageValue };
}>({
  openMessages: {
    id: 'admin.dashboard.openMessages',
    defaultMessage: '{count, plural, one {# open message} other {# open messages}}',
    description: 'Link to the messages of guests that nobody has handled yet',
  },
  refundsDue: {
    id: 'admin.dashboard.refundsDue',
    defaultMessage: 'Refunds due: {count, plural, one {# booking} other {# bookings}}, {amount}',
    description: 'Link to the paid bookings that are cancelled, or whose class is; {amount} is their total',
  },
  enrolled: {
    id: 'admin.dashboard.enrolled',
    defaultMessage: '{enrolled}/{max}',
    description: 'Taken seats of all seats of a class',
  },
  booked: {
    id: 'admin.dashboard.booked',
    defaultMessage: 'Booked on {moment}',
    description: 'Under one of the newest bookings; {moment} is a weekday, date and time',
  },
});

export const dashboardMessages = { ...plain, ...filled };
