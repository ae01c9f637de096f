import { defineMessages } from 'react-intl';

/** Messages of record pages. */
export const recordMessages = defineMessages({
  loading: {
    id: 'admin.record.loading',
    defaultMessage: 'Loading…',
    description: 'In place of the record while it is on its way',
  },
});
