import { defineMessages } from 'react-intl';

const plain = defineMessages({
  intro: {
    id: 'admin.explorer.intro',
    defaultMessage:
      'Ask for what no report has yet. Tick fields, fill in the filters, and press the arrow: the result is a table. Nothing you run here changes anything.',
    description: 'Under the heading of the explorer',
  },
  loading: {
    id: 'admin.explorer.loading',
    defaultMessage: 'Loading the explorer…',
    description: 'While the editor is loaded',
  },
  reportsLoading: {
    id: 'admin.explorer.reportsLoading',
    defaultMessage: 'Loading reports…',
    description: 'In the menu of queries to begin with, until the saved reports are there',
  },
  reportsFailed: {
    id: 'admin.explorer.reportsFailed',
    defaultMessage: 'The saved reports could not be loaded.',
    description: 'In the menu of queries to begin with, in place of the saved reports',
  },
  loadFailed: {
    id: 'admin.explorer.loadFailed',
    defaultMessage: 'The report could not be loaded. You can write a query of your own.',
    description: 'Banner when the report that the address names could not be loaded into the explorer',
  },
  noReport: {
    id: 'admin.explorer.noReport',
    defaultMessage: 'There is no such report. You can write a query of your own.',
    description: 'Banner when the address names a report that does not exist',
  },
  narrow: {
    id: 'admin.explorer.narrow',
    defaultMessage:
      'The explorer needs a wider screen: two editors stand side by side. Open this page on a computer, or turn a tablet sideways. The reports work on this screen.',
    description: 'In place of the editor on a phone',
  },
  noAnswer: {
    id: 'admin.explorer.noAnswer',
    defaultMessage: 'The server did not answer as it should. Please try again.',
    description: 'In the answer of a query when something answered that is not the API',
  },
  offline: {
    id: 'admin.explorer.offline',
    defaultMessage: 'The server could not be reached. Check the connection and try again.',
    description: 'In the answer of a query when nothing answered',
  },
  editor: {
    id: 'admin.explorer.editor',
    defaultMessage: 'Query editor',
    description: 'Name, for screen readers, of the part of the page that holds the editor',
  },
  fields: {
    id: 'admin.explorer.fields',
    defaultMessage: 'Fields',
    description: 'Heading of the tree beside the editor: all that can be asked for, to be ticked',
  },
  queryName: {
    id: 'admin.explorer.queryName',
    defaultMessage: 'Name of the query',
    description: 'Name, for screen readers, of the field above the tree',
  },
  begin: {
    id: 'admin.explorer.begin',
    defaultMessage: 'Examples and reports',
    description: 'Button: opens the list of example queries and saved reports to begin with',
  },
  reports: {
    id: 'admin.explorer.reports',
    defaultMessage: 'Reports',
    description: 'Heading in the list of queries to begin with: those of saved reports',
  },
  examples: {
    id: 'admin.explorer.examples',
    defaultMessage: 'Examples',
    description: 'Heading in the list of queries to begin with',
  },
  saveAs: {
    id: 'admin.explorer.saveAs',
    defaultMessage: 'Save as a report…',
    description: 'Button: opens the form that saves what stands in the explorer',
  },
  openSaved: {
    id: 'admin.explorer.openSaved',
    defaultMessage: 'Open the report',
    description: 'Link, after a report was saved',
  },
  prettify: {
    id: 'admin.explorer.prettify',
    defaultMessage: 'Tidy the query (Shift + Ctrl + P)',
    description: 'Button of the editor: formats the query',
  },
  merge: {
    id: 'admin.explorer.merge',
    defaultMessage: 'Write out fragments (Shift + Ctrl + M)',
    description: 'Button of the editor: puts the fields of fragments where they are used',
  },
  copy: {
    id: 'admin.explorer.copy',
    defaultMessage: 'Copy the query (Shift + Ctrl + C)',
    description: 'Button of the editor: copies the query',
  },
});

const filled = defineMessages<{
  readOnly: { line: number; column: number };
  saveTo: { name: string };
  saved: { name: string };
}>({
  readOnly: {
    id: 'admin.explorer.readOnly',
    defaultMessage: 'The explorer only reads: it runs queries, no mutations. (line {line}:{column})',
    description: 'In the answer when somebody ran a mutation in the explorer; where it stands',
  },
  saveTo: {
    id: 'admin.explorer.saveTo',
    defaultMessage: 'Save to “{name}”…',
    description: 'Button: opens the form that saves what stands in the explorer over the opened report',
  },
  saved: {
    id: 'admin.explorer.saved',
    defaultMessage: '“{name}” is saved.',
    description: 'After a report was saved',
  },
});

/** Texts around the editor, whose own are English only. */
export const explorerMessages = { ...plain, ...filled };

/** The example queries by id. */
export const exampleMessages = defineMessages({
  unpaid: {
    id: 'admin.explorer.example.unpaid',
    defaultMessage: 'Bookings with payment pending',
    description: 'Button: loads the query for bookings of coming classes that are not paid',
  },
  byMonth: {
    id: 'admin.explorer.example.byMonth',
    defaultMessage: 'Totals by month',
    description: 'Button: loads the query for seats and money of the last twelve months',
  },
  nextMonth: {
    id: 'admin.explorer.example.nextMonth',
    defaultMessage: 'Next month by class type',
    description: 'Button: loads the query for the classes and seats of the coming month, by type of class',
  },
  fewBookings: {
    id: 'admin.explorer.example.fewBookings',
    defaultMessage: 'Classes with few bookings',
    description: 'Button: loads the query for coming classes with fewer than five bookings',
  },
  companies: {
    id: 'admin.explorer.example.companies',
    defaultMessage: 'Companies by seats',
    description: 'Button: loads the query for the companies that send the most people',
  },
  messages: {
    id: 'admin.explorer.example.messages',
    defaultMessage: 'Open messages',
    description: 'Button: loads the query for contact messages that nobody has handled',
  },
});
