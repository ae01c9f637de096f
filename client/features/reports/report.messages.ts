import { defineMessages } from 'react-intl';

const plain = defineMessages({
  intro: {
    id: 'admin.reports.intro',
    defaultMessage: 'Pick a report, fill in its form, and read it here, on paper or in a spreadsheet.',
    description: 'Under the heading of the list of reports',
  },
  loadFailed: {
    id: 'admin.reports.loadFailed',
    defaultMessage: 'Failed to load the reports',
    description: 'Banner when the reports, or one of them, could not be loaded',
  },
  choicesFailed: {
    id: 'admin.reports.choicesFailed',
    defaultMessage: 'The classes to choose from could not be loaded.',
    description: 'In the form of a report; a button to try again follows',
  },
  notFound: {
    id: 'admin.reports.notFound',
    defaultMessage: 'There is no such report',
    description: 'Banner when the address names a report that does not exist',
  },
  runFailed: {
    id: 'admin.reports.runFailed',
    defaultMessage: 'The report could not be run. Please try again.',
    description: 'Banner when a report failed and the server gave no reason',
  },
  all: {
    id: 'admin.reports.all',
    defaultMessage: 'All reports',
    description: 'Link back to the list of reports',
  },
  form: {
    id: 'admin.reports.form',
    defaultMessage: 'What to show',
    description: 'Heading above the form of a report',
  },
  run: { id: 'admin.reports.run', defaultMessage: 'Show the report', description: 'Button of the form' },
  wholeName: {
    id: 'admin.reports.wholeName',
    defaultMessage: 'The whole name',
    description: 'Hint at the field of a company or a city: a part of its name finds nothing',
  },
  any: {
    id: 'admin.reports.any',
    defaultMessage: 'All',
    description: 'Choice of a field of a report: no matter which',
  },
  choose: {
    id: 'admin.reports.choose',
    defaultMessage: 'Choose one',
    description: 'First entry of a list from which something must be chosen',
  },
  result: {
    id: 'admin.reports.answer',
    defaultMessage: 'Result',
    description: 'Heading above the table of a report',
  },
  empty: {
    id: 'admin.reports.empty',
    defaultMessage: 'Nothing found. Change what to show in the form above.',
    description: 'In place of the rows of a report that has none',
  },
  nothing: {
    id: 'admin.reports.nothing',
    defaultMessage: 'There is nothing to show at this time.',
    description: 'In place of the rows of a report that has none, and no form',
  },
  ownOrder: {
    id: 'admin.reports.ownOrder',
    defaultMessage: 'The report’s own order',
    description: 'First choice of the field "Sort by": rows as they came',
  },
  reverse: {
    id: 'admin.reports.reverse',
    defaultMessage: 'Reverse the order',
    description: 'Button beside the field "Sort by"',
  },
  file: {
    id: 'admin.reports.file',
    defaultMessage: 'CSV, all rows',
    description: 'Button: saves a report as a file',
  },
  shipped: {
    id: 'admin.reports.shipped',
    defaultMessage: 'Ready to run',
    description: 'Heading above the reports that come with the product',
  },
  mine: {
    id: 'admin.reports.mine',
    defaultMessage: 'Yours',
    description: 'Heading above the reports that the reader has written',
  },
  others: {
    id: 'admin.reports.others',
    defaultMessage: 'Shared with you',
    description: 'Heading above the reports that others of the office have written',
  },
  write: {
    id: 'admin.reports.write',
    defaultMessage: 'Write a query of your own',
    description: 'Link to the explorer, above the list of reports',
  },
  isShared: {
    id: 'admin.reports.isShared',
    defaultMessage: 'Shared',
    description: 'Tag of a report of one’s own that the whole office sees',
  },
  isBroken: {
    id: 'admin.reports.isBroken',
    defaultMessage: 'Needs repair',
    description: 'Tag of a report whose query no longer fits',
  },
  brokenHeading: {
    id: 'admin.reports.brokenHeading',
    defaultMessage: 'This report can no longer run',
    description: 'Heading above what is wrong with the query of a report',
  },
  repair: {
    id: 'admin.reports.repair',
    defaultMessage: 'Change the query to repair it.',
    description: 'After what is wrong with the query of a report of one’s own',
  },
  askOwner: {
    id: 'admin.reports.askOwner',
    defaultMessage: 'Whoever wrote it can repair it.',
    description: 'After what is wrong with the query of a report that somebody else wrote',
  },
  changeQuery: {
    id: 'admin.reports.changeQuery',
    defaultMessage: 'Change the query',
    description: 'Link of a report: opens its query in the explorer, to change it or to save another one',
  },
  delete: {
    id: 'admin.reports.delete',
    defaultMessage: 'Delete the report',
    description: 'Button: deletes a report of one’s own',
  },
  deleteText: {
    id: 'admin.reports.deleteText',
    defaultMessage: 'It is gone for everybody it is shared with. This cannot be undone.',
    description: 'Under the heading of the question whether to delete a report',
  },
  deleteFailed: {
    id: 'admin.reports.deleteFailed',
    defaultMessage: 'The report could not be deleted. Please try again.',
    description: 'Banner when deleting a report failed',
  },
});

const filled = defineMessages<{
  required: { field: string };
  refused: { field: string; problem: string };
  count: { count: number };
  first: { count: number };
  firstOf: { count: number; total: number };
  total: { isPart: string };
  chartPart: { count: number; total: number };
  chart: { value: string; label: string };
  savingRows: { rows: number };
  savingOf: { rows: number; total: number };
  deleteHeading: { name: string };
  by: { name: string };
}>({
  required: {
    id: 'admin.reports.required',
    defaultMessage: 'Fill in “{field}”',
    description: 'Error of a field of a report that must be filled in',
  },
  refused: {
    id: 'admin.reports.refused',
    defaultMessage: '{field}: {problem}',
    description: 'In the list of errors: what the server says about a field of a report',
  },
  count: {
    id: 'admin.reports.count',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
    description: 'How many rows a report has',
  },
  first: {
    id: 'admin.reports.first',
    defaultMessage: 'The first {count, number} rows; the file has all of them',
    description: 'When a report has more rows than are shown',
  },
  firstOf: {
    id: 'admin.reports.firstOf',
    defaultMessage: 'The first {count, number} of {total, number} rows; the file has all of them',
    description: 'When a report has more rows than are shown, and it is known how many',
  },
  total: {
    id: 'admin.reports.total',
    defaultMessage: '{isPart, select, yes {Total of these rows} other {Total}}',
    description:
      'First cell of the last row of a table; isPart is yes where the table does not have all rows',
  },
  chartPart: {
    id: 'admin.reports.chartPart',
    defaultMessage: 'The first {count, number} of {total, number} rows are drawn.',
    description: 'Under a chart that does not show all rows of the table',
  },
  savingRows: {
    id: 'admin.reports.savingRows',
    defaultMessage: 'Saving: {rows, plural, one {# row} other {# rows}}',
    description: 'Button while a file is on its way, when nobody knows how long it will be',
  },
  savingOf: {
    id: 'admin.reports.savingOf',
    defaultMessage: 'Saving: {rows, number} of {total, number} rows',
    description: 'Button while a file is on its way',
  },
  deleteHeading: {
    id: 'admin.reports.deleteHeading',
    defaultMessage: 'Delete “{name}”?',
    description: 'Heading of the question whether to delete a report',
  },
  by: {
    id: 'admin.reports.by',
    defaultMessage: 'By {name}',
    description: 'Under a report: who of the office has written it',
  },
  chart: {
    id: 'admin.reports.chart',
    defaultMessage: '{value} by {label}',
    description: 'Name of a chart whose numbers stand in the table below it: Seats taken by group',
  },
});

const units = defineMessages({
  money: {
    id: 'admin.reports.unit.money',
    defaultMessage: 'US dollars',
    description: 'In brackets after the name of a chart: its unit',
  },
  percent: {
    id: 'admin.reports.unit.percent',
    defaultMessage: 'percent',
    description: 'In brackets after the name of a chart: its unit',
  },
  number: {
    id: 'admin.reports.unit.number',
    defaultMessage: 'count',
    description: 'In brackets after the name of a chart: its unit',
  },
});

/** The reports of the office. */
export const reportMessages = { ...plain, ...filled, units };
