import { defineMessages } from 'react-intl';

const plain = defineMessages({
  views: {
    id: 'admin.explorer.answer.views',
    defaultMessage: 'Show the result as',
    description: 'Name, for screen readers, of the three buttons that choose how an answer is shown',
  },
  table: {
    id: 'admin.explorer.answer.table',
    defaultMessage: 'Table',
    description: 'Button: shows the answer as a table',
  },
  chart: {
    id: 'admin.explorer.answer.chart',
    defaultMessage: 'Chart',
    description: 'Button: shows the answer as a chart',
  },
  raw: {
    id: 'admin.explorer.answer.raw',
    defaultMessage: 'Raw (JSON)',
    description: 'Button: shows the answer as the server sent it',
  },
  file: {
    id: 'admin.explorer.answer.file',
    defaultMessage: 'CSV of these rows',
    description: 'Button: saves the rows of the table as a file for a spreadsheet',
  },
  caption: {
    id: 'admin.explorer.answer.caption',
    defaultMessage: 'Answer',
    description: 'Name of the table with the answer, for screen readers',
  },
  running: {
    id: 'admin.explorer.answer.running',
    defaultMessage: 'Running…',
    description: 'While the answer is on its way',
  },
  notRun: {
    id: 'admin.explorer.answer.notRun',
    defaultMessage: 'Press the arrow to run the query. The result appears here.',
    description: 'In place of the answer before anything was run',
  },
  empty: {
    id: 'admin.explorer.answer.empty',
    defaultMessage: 'Nothing matches. Change the filters.',
    description: 'In place of a table without rows',
  },
  failed: {
    id: 'admin.explorer.answer.failed',
    defaultMessage: 'The table could not be loaded. Run the query again, or look at the raw result.',
    description: 'In place of the table when the server gave no reason',
  },
  noChart: {
    id: 'admin.explorer.answer.noChart',
    defaultMessage: 'A chart needs a number, and a name, date or month to show it by. Tick both in the tree.',
    description: 'In place of a chart of an answer that has no numbers, or nothing else',
  },
  measure: {
    id: 'admin.explorer.answer.measure',
    defaultMessage: 'Show',
    description: 'Label of the choice of the number that a chart draws',
  },
  by: {
    id: 'admin.explorer.answer.by',
    defaultMessage: 'By',
    description: 'Label of the choice of what stands beside each bar of a chart',
  },
});

const filled = defineMessages<{ first: { count: number; total: number } }>({
  first: {
    id: 'admin.explorer.answer.first',
    defaultMessage: '{count, number} of {total, number} rows. Saved as a report, its file has all of them.',
    description: 'Beside the table when there are more rows than it shows, before or after them',
  },
});

/** The result of a query in the explorer. */
export const resultMessages = { ...plain, ...filled };
