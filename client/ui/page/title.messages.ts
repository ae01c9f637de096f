import { defineMessages } from 'react-intl';

export const titleMessages = defineMessages<{ withSiteName: { title: string; siteName: string } }>({
  withSiteName: {
    id: 'common.titleWithSiteName',
    defaultMessage: '{title} – {siteName}',
    description: 'Title of a browser tab: the page, then the company',
  },
});
