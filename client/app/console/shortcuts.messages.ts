import { defineMessages } from 'react-intl';

/** The keys of the console. */
export const shortcutMessages = defineMessages({
  heading: {
    id: 'admin.shortcuts.heading',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Button of the navigation, and heading of the list it opens',
  },
  search: {
    id: 'admin.shortcuts.search',
    defaultMessage: 'Go to the search of the page',
    description: 'What the key / does',
  },
  help: {
    id: 'admin.shortcuts.help',
    defaultMessage: 'Show this list',
    description: 'What the key ? does',
  },
  rows: {
    id: 'admin.shortcuts.rows',
    defaultMessage: 'In a table: the row above or below',
    description: 'What the arrow keys do',
  },
  open: {
    id: 'admin.shortcuts.open',
    defaultMessage: 'In a table: open the row, or close it',
    description: 'What the Enter key does',
  },
  areOn: {
    id: 'admin.shortcuts.areOn',
    defaultMessage: 'The keys / and ? work on every page of the console',
    description: 'Box to tick: without the tick the two keys do nothing',
  },
  close: {
    id: 'admin.shortcuts.close',
    defaultMessage: 'Close',
    description: 'Button that closes the list of shortcuts',
  },
});
