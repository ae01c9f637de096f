import { defineMessages } from 'react-intl';

/** Messages while a page or a part of it is loading, and if that fails. */
export const pageLoadMessages = defineMessages({
  loading: {
    id: 'common.loading',
    defaultMessage: 'Loading',
    description: 'Read out while a page is on its way; also the label of the button Load again meanwhile',
  },
  lostHeading: {
    id: 'common.lostHeading',
    defaultMessage: 'This page could not be loaded',
    description:
      'Heading of the page shown when the file of a page did not come, mostly without a connection',
  },
  lostBooked: {
    id: 'common.lostBooked',
    defaultMessage: 'Your booking was made',
    description: 'Heading in place of that one, if it is the page of what the visitor has just booked',
  },
  lostText: {
    id: 'common.lostText',
    defaultMessage: 'Check your connection. Load the page again, or call us.',
    description: 'Under that heading',
  },
  reload: { id: 'common.reload', defaultMessage: 'Load again', description: 'Button that reloads the page' },
  stillLost: {
    id: 'common.stillLost',
    defaultMessage: 'There is still no connection.',
    description: 'Under the button Load again, when that could not reach the site',
  },
});
