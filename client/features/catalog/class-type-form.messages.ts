import { defineMessages } from 'react-intl';

export const classTypeFormMessages = defineMessages({
  createHeading: {
    id: 'admin.classTypes.form.createHeading',
    defaultMessage: 'New class type',
    description: 'Heading of the form for a new course',
  },
  editHeading: {
    id: 'admin.classTypes.form.editHeading',
    defaultMessage: 'Edit class type',
    description: 'Heading of the form that changes a course',
  },
  categoryPrompt: {
    id: 'admin.classTypes.form.categoryPrompt',
    defaultMessage: 'Choose a category',
    description: 'Stands in the list of categories while none is chosen',
  },
  save: {
    id: 'admin.classTypes.form.save',
    defaultMessage: 'Save class type',
    description: 'Button of the form',
  },
});

/** Hints below the labels. */
export const classTypeHints = defineMessages({
  nameEs: {
    id: 'admin.classTypes.hint.nameEs',
    defaultMessage: 'Without it, Spanish readers see the English text.',
    description: 'Under the label of the name in Spanish',
  },
  durationHours: {
    id: 'admin.classTypes.hint.durationHours',
    defaultMessage: 'In steps of half an hour, like 4.5',
    description: 'Under the label of the duration',
  },
  minStudents: {
    id: 'admin.classTypes.hint.minStudents',
    defaultMessage: 'The dashboard tells you of classes with fewer people. OSHA Outreach classes need 3.',
    description: 'Under the label of the fewest people a class needs',
  },
  certificateMonths: {
    id: 'admin.classTypes.hint.certificateMonths',
    defaultMessage:
      'Certificates say until when they are valid, also those of earlier classes. Leave it empty if they do not expire.',
    description: 'Under the label of the validity of certificates',
  },
  isActive: {
    id: 'admin.classTypes.hint.isActive',
    defaultMessage: 'Guests see and book only classes of active types.',
    description: 'Under the box Active',
  },
});
