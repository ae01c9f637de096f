import { defineMessages } from 'react-intl';

/** Descriptions of the console's keyboard shortcuts. */
export const shortcutMessages = defineMessages({
  heading: {
    id: 'admin.shortcuts.heading',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Button of the navigation, and heading of the list it opens',
  },
  search: {
    id: 'admin.shortcuts.search',
    defaultMessage: 'Go to the search of the page; where it has none, search everything',
    description: 'What the key / does',
  },
  everything: {
    id: 'admin.shortcuts.everything',
    defaultMessage: 'Search everything: classes, people, bookings, pages and actions (on a Mac ⌘ K)',
    description: 'What the keys Ctrl and K do together',
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
  mark: {
    id: 'admin.shortcuts.mark',
    defaultMessage: 'In the list of bookings: select or deselect the row',
    description: 'What the x key does',
  },
  areOn: {
    id: 'admin.shortcuts.areOn',
    defaultMessage: 'The keys /, ? and Ctrl K work on every page of the console',
    description: 'Box to tick: without the tick these keys do nothing',
  },
});
