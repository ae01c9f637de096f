import { defineMessages } from 'react-intl';

export const exploreMessages = defineMessages({
  explore: {
    id: 'admin.explore',
    defaultMessage: 'Open in explorer',
    description: 'Link: opens the query behind a list or a report in the explorer',
  },
});
