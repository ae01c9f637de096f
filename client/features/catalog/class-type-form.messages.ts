import { defineMessages } from 'react-intl';

export const classTypeLabels = defineMessages({
  name: { id: 'admin.classTypes.label.name', defaultMessage: 'Name', description: 'Label of a field' },
  nameEs: {
    id: 'admin.classTypes.label.nameEs',
    defaultMessage: 'Name in Spanish',
    description: 'Label of a field',
  },
  category: {
    id: 'admin.classTypes.label.category',
    defaultMessage: 'Category',
    description: 'Label of a field',
  },
  durationHours: {
    id: 'admin.classTypes.label.durationHours',
    defaultMessage: 'Duration in hours',
    description: 'Label of a field',
  },
  priceCents: {
    id: 'admin.classTypes.label.priceCents',
    defaultMessage: 'Price in dollars',
    description: 'Label of a field',
  },
  maxStudents: {
    id: 'admin.classTypes.label.maxStudents',
    defaultMessage: 'Max students',
    description: 'Label of a field',
  },
  description: {
    id: 'admin.classTypes.label.description',
    defaultMessage: 'Description',
    description: 'Label of a field',
  },
  descriptionEs: {
    id: 'admin.classTypes.label.descriptionEs',
    defaultMessage: 'Description in Spanish',
    description: 'Label of a field',
  },
  requirements: {
    id: 'admin.classTypes.label.requirements',
    defaultMessage: 'Requirements',
    description: 'Label of a field',
  },
  requirementsEs: {
    id: 'admin.classTypes.label.requirementsEs',
    defaultMessage: 'Requirements in Spanish',
    description: 'Label of a field',
  },
  isActive: {
    id: 'admin.classTypes.label.isActive',
    defaultMessage: 'Active',
    description: 'Label of a box to tick: guests see classes of this type',
  },
});

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

/** Under the labels. */
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
  isActive: {
    id: 'admin.classTypes.hint.isActive',
    defaultMessage: 'Guests see and book only classes of active types.',
    description: 'Under the box Active',
  },
});

/** What can be wrong with a field; the server says the same. */
export const classTypeProblems = defineMessages({
  nameRequired: {
    id: 'admin.classTypes.problem.nameRequired',
    defaultMessage: 'Name required',
    description: 'Error',
  },
  categoryRequired: {
    id: 'admin.classTypes.problem.categoryRequired',
    defaultMessage: 'Category required',
    description: 'Error',
  },
  durationRequired: {
    id: 'admin.classTypes.problem.durationRequired',
    defaultMessage: 'Duration required',
    description: 'Error',
  },
  durationInvalid: {
    id: 'admin.classTypes.problem.durationInvalid',
    defaultMessage: 'Duration must be in steps of half an hour, up to 200 hours',
    description: 'Error',
  },
  priceRequired: {
    id: 'admin.classTypes.problem.priceRequired',
    defaultMessage: 'Price required',
    description: 'Error',
  },
  priceInvalid: {
    id: 'admin.classTypes.problem.priceInvalid',
    defaultMessage: 'Price must be from 0 to 100,000 dollars, like 89.50',
    description: 'Error',
  },
  maxStudentsRequired: {
    id: 'admin.classTypes.problem.maxStudentsRequired',
    defaultMessage: 'Max students required',
    description: 'Error',
  },
  maxStudentsInvalid: {
    id: 'admin.classTypes.problem.maxStudentsInvalid',
    defaultMessage: 'Max students must be a whole number from 1 to 1,000',
    description: 'Error',
  },
  descriptionRequired: {
    id: 'admin.classTypes.problem.descriptionRequired',
    defaultMessage: 'Description required',
    description: 'Error',
  },
});
