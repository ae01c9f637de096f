import { defineMessages } from 'react-intl';

/** Texts while the class is loading and if that fails. */
export const loadingMessages = defineMessages({
  notFound: {
    id: 'booking.unavailable.notFound',
    defaultMessage: 'Class not found',
    description: 'Heading when there is no such class, or when it could not be loaded',
  },
  notFoundBody: {
    id: 'booking.unavailable.notFoundBody',
    defaultMessage: 'The link may be old or incomplete. All classes that can be booked are on the home page.',
    description: 'There is no such class',
  },
  notLoadedBody: {
    id: 'booking.unavailable.notLoadedBody',
    defaultMessage: 'We could not load this class. Check your connection and try again.',
    description: 'The class could not be loaded, for example because the connection was lost',
  },
  backToHome: {
    id: 'booking.unavailable.backToHome',
    defaultMessage: 'Back to Home',
    description: 'Link to the home page',
  },
  loading: {
    id: 'booking.unavailable.loading',
    defaultMessage: 'Loading the class…',
    description: 'Announced, and title of the tab, while the class is being loaded',
  },
  retry: { id: 'common.retry', defaultMessage: 'Retry', description: 'Button that tries again what failed' },
  retrying: {
    id: 'common.retrying',
    defaultMessage: 'Trying again…',
    description: 'Label of the Retry button meanwhile',
  },
});
