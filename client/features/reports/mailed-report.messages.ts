import { defineMessages } from 'react-intl';

/** Tags of reports that are mailed, by how often. */
export const mailedReportMessages = defineMessages({
  weekly: {
    id: 'admin.reports.weekly',
    defaultMessage: 'Emailed every week',
    description: 'Tag of a report that is mailed to people of the office',
  },
  monthly: {
    id: 'admin.reports.monthly',
    defaultMessage: 'Emailed every month',
    description: 'Tag of a report that is mailed to people of the office',
  },
});
