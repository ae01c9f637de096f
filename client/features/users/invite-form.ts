import { defineMessages } from 'react-intl';

import type { InviteAdminInput } from '../../graphql/schema.generated';
import { languageValues } from '../../schema/language.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../ui/forms/define-form';
import { choice, email, text } from '../../ui/forms/form-fields';
import { languageMessages } from '../../ui/classes/language.messages';
import { fieldMessages } from '../../ui/office/texts/fields.messages';

const labels = defineMessages({
  email: fieldMessages.email,
  firstName: fieldMessages.firstName,
  lastName: fieldMessages.lastName,
  language: {
    id: 'admin.users.label.language',
    defaultMessage: 'Language of the email',
    description: 'Label of a field',
  },
});

const problems = defineMessages({
  emailRequired: {
    id: 'admin.users.problem.emailRequired',
    defaultMessage: 'Email required',
    description: 'Error',
  },
  emailInvalid: {
    id: 'admin.users.problem.emailInvalid',
    defaultMessage: 'Invalid email',
    description: 'Error',
  },
  firstNameRequired: {
    id: 'admin.users.problem.firstNameRequired',
    defaultMessage: 'First name required',
    description: 'Error',
  },
  lastNameRequired: {
    id: 'admin.users.problem.lastNameRequired',
    defaultMessage: 'Last name required',
    description: 'Error',
  },
});

/** The fields of an invited admin. */
export const inviteForm = defineForm({
  fields: {
    email: email({ required: 'emailRequired', invalid: 'emailInvalid', inputMode: 'email', maxLength: 254 }),
    firstName: text({ required: 'firstNameRequired', maxLength: 100 }),
    lastName: text({ required: 'lastNameRequired', maxLength: 100 }),
    language: choice({ values: languageValues, labels: languageMessages, initial: 'en' }),
  } satisfies FieldsFor<Omit<InviteAdminInput, 'promotesClient'>>,
  labels,
  problems,
});

export type InviteValues = ValuesOf<typeof inviteForm.fields>;
