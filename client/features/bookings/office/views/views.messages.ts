import { defineMessages } from 'react-intl';

import { fieldMessages } from '../../../../ui/office/texts/fields.messages';

const plain = defineMessages({
  menu: {
    id: 'admin.views.menu',
    defaultMessage: 'Views',
    description: 'Button that opens the saved views of a list, where none of them is shown',
  },
  label: {
    id: 'admin.views.label',
    defaultMessage: 'View:',
    description: 'Before the name of the view that is shown, for screen readers',
  },
  all: {
    id: 'admin.views.all',
    defaultMessage: 'Everything',
    description: 'Choice in the menu of saved views: the list without any filter',
  },
  save: {
    id: 'admin.views.save',
    defaultMessage: 'Save this view…',
    description: 'Choice: gives the filters of the list a name',
  },
  saveHeading: {
    id: 'admin.views.saveHeading',
    defaultMessage: 'Save this view',
    description: 'Heading of a form',
  },
  renameHeading: {
    id: 'admin.views.renameHeading',
    defaultMessage: 'Edit the view',
    description: 'Heading of a form',
  },
  name: fieldMessages.name,
  isShared: {
    id: 'admin.views.isShared',
    defaultMessage: 'The whole office sees it',
    description: 'Box to tick: shares a saved view',
  },
  isDefault: {
    id: 'admin.views.isDefault',
    defaultMessage: 'Open my list with it',
    description: 'Box to tick: the list opens with this view',
  },
  nameRequired: {
    id: 'admin.views.nameRequired',
    defaultMessage: 'Name required',
    description: 'Error at the name of a view',
  },
  saveFailed: {
    id: 'admin.views.saveFailed',
    defaultMessage: 'The view could not be saved. Try again.',
    description: 'Said when a view could not be saved',
  },
  deleteFailed: {
    id: 'admin.views.deleteFailed',
    defaultMessage: 'The view could not be deleted. Try again.',
    description: 'Said when a view could not be deleted',
  },
  changed: {
    id: 'admin.views.changed',
    defaultMessage:
      'This view was changed elsewhere in the meantime. Open the form again to see it as it is now.',
    description: 'Said when a view was changed elsewhere',
  },
});

const filled = defineMessages<{
  byDefault: { name: string };
  ofOther: { name: string; owner: string };
  rename: { name: string };
  delete: { name: string };
  saved: { name: string };
  deleted: { name: string };
}>({
  byDefault: {
    id: 'admin.views.byDefault',
    defaultMessage: '{name} (by default)',
    description: 'A saved view that the list opens with',
  },
  ofOther: {
    id: 'admin.views.ofOther',
    defaultMessage: '{name} · {owner}',
    description: 'A saved view that somebody else shares, with who it is',
  },
  rename: {
    id: 'admin.views.rename',
    defaultMessage: 'Edit “{name}”…',
    description: 'Choice: changes the name of the view that is shown, and who sees it',
  },
  delete: {
    id: 'admin.views.delete',
    defaultMessage: 'Delete “{name}”',
    description: 'Choice: deletes the view that is shown',
  },
  saved: {
    id: 'admin.views.saved',
    defaultMessage: 'The view “{name}” is saved.',
    description: 'Said after a view was saved',
  },
  deleted: {
    id: 'admin.views.deleted',
    defaultMessage: 'The view “{name}” is deleted.',
    description: 'Said after a view was deleted',
  },
});

export const viewMessages = { ...plain, ...filled };
