import { defineMessages } from 'react-intl';

import { fieldMessages } from '../../../ui/office/texts/fields.messages';

const plain = defineMessages({
  newHeading: {
    id: 'admin.explorer.save.newHeading',
    defaultMessage: 'Save as a report',
    description: 'Heading of the form that saves what stands in the explorer as a new report',
  },
  name: fieldMessages.name,
  description: fieldMessages.description,
  query: {
    id: 'admin.explorer.save.query',
    defaultMessage: 'Query',
    description: 'Label in the list of what somebody else has changed in a report: the GraphQL query',
  },
  shared: {
    id: 'admin.explorer.save.shared',
    defaultMessage: 'Share with the whole office',
    description: 'Checkbox: others see and run the report too',
  },
  sharedHint: {
    id: 'admin.explorer.save.sharedHint',
    defaultMessage: 'Every administrator can then run it. Only you can change it.',
    description: 'Under the checkbox that shares a report',
  },
  noName: {
    id: 'admin.explorer.save.noName',
    defaultMessage: 'Enter a name',
    description: 'Error of the name of a report',
  },
  noVariables: {
    id: 'admin.explorer.save.noVariables',
    defaultMessage: 'The variables are not valid JSON. Correct them in the editor, then save again.',
    description: 'When a report cannot be saved because of what stands in the variables editor',
  },
  gone: {
    id: 'admin.explorer.save.gone',
    defaultMessage:
      'This report was deleted in the meantime. Close this form and save your query as a new report.',
    description: 'When a report cannot be saved, because it is no longer there',
  },
  failed: {
    id: 'admin.explorer.save.failed',
    defaultMessage: 'The report could not be saved. Nothing is lost: please try again.',
    description: 'When saving a report failed and the server gave no reason',
  },
  saveNew: {
    id: 'admin.explorer.save.saveNew',
    defaultMessage: 'Save the report',
    description: 'Button: saves a new report',
  },
  saveChanges: {
    id: 'admin.explorer.save.saveChanges',
    defaultMessage: 'Save changes',
    description: 'Button: saves over a report of one’s own',
  },
});

const filled = defineMessages<{
  changeHeading: { name: string };
  defaultValue: { name: string };
}>({
  defaultValue: {
    id: 'admin.explorer.save.defaultValue',
    defaultMessage: 'Default value of {name}',
    description:
      'Label in the list of what somebody else has changed in a report: the value that a variable of its query starts with',
  },
  changeHeading: {
    id: 'admin.explorer.save.changeHeading',
    defaultMessage: 'Change “{name}”',
    description: 'Heading of the form that saves what stands in the explorer over a report of one’s own',
  },
});

/** The form that saves the content of the explorer as a report. */
export const saveMessages = { ...plain, ...filled };
