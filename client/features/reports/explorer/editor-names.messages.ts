import { defineMessages } from 'react-intl';

const plain = defineMessages({
  docs: {
    id: 'admin.explorer.editor.docs',
    defaultMessage: 'Documentation Explorer',
    description: 'Title of the panel with the documentation of the API; also in the name of its button',
  },
  history: {
    id: 'admin.explorer.editor.history',
    defaultMessage: 'History',
    description: 'Title of the panel with earlier queries; also in the name of its button',
  },
  showTools: {
    id: 'admin.explorer.editor.showTools',
    defaultMessage: 'Show editor tools',
    description: 'Button of the editor: opens the field for variables',
  },
  hideTools: {
    id: 'admin.explorer.editor.hideTools',
    defaultMessage: 'Hide editor tools',
    description: 'Button of the editor: closes the field for variables',
  },
  shortKeys: {
    id: 'admin.explorer.editor.shortKeys',
    defaultMessage: 'Open short keys dialog',
    description: 'Button of the editor: lists the keyboard shortcuts',
  },
  settings: {
    id: 'admin.explorer.editor.settings',
    defaultMessage: 'Open settings dialog',
    description: 'Button of the editor: its settings',
  },
  newTab: {
    id: 'admin.explorer.editor.newTab',
    defaultMessage: 'New tab',
    description: 'Button of the editor: opens one more query',
  },
  closeTab: {
    id: 'admin.explorer.editor.closeTab',
    defaultMessage: 'Close Tab',
    description: 'Button of the editor: closes a query',
  },
});

const filled = defineMessages<{
  show: { name: string };
  hide: { name: string };
  refetch: { keys: string };
  execute: { keys: string };
  stop: { keys: string };
}>({
  show: {
    id: 'admin.explorer.editor.show',
    defaultMessage: 'Show {name}',
    description: 'Button of the editor: opens a panel; {name} is its title',
  },
  hide: {
    id: 'admin.explorer.editor.hide',
    defaultMessage: 'Hide {name}',
    description: 'Button of the editor: closes a panel; {name} is its title',
  },
  refetch: {
    id: 'admin.explorer.editor.refetch',
    defaultMessage: 'Re-fetch GraphQL schema ({keys})',
    description:
      'Button of the editor: loads the description of the API again; {keys} is the keyboard shortcut',
  },
  execute: {
    id: 'admin.explorer.editor.execute',
    defaultMessage: 'Execute query ({keys})',
    description: 'Button of the editor: runs the query; {keys} is the keyboard shortcut',
  },
  stop: {
    id: 'admin.explorer.editor.stop',
    defaultMessage: 'Stop query ({keys})',
    description: 'Button of the editor while a query runs; {keys} is the keyboard shortcut',
  },
});

export const editorNameMessages = { ...plain, ...filled };
