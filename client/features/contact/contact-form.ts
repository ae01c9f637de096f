import type { SendContactMessageInput } from '../../graphql/schema.generated';
import { contactSubjectValues } from '../../schema/contact-subject.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../ui/forms/define-form';
import { choice, email, optionalText, text } from '../../ui/forms/form-fields';
import { contactFormMessages, problemMessages, subjectMessages } from './contact-form.messages';

/** Name, email, subject and message are required. */
export const contactForm = defineForm({
  fields: {
    name: text({ required: 'nameRequired' }),
    email: email({ required: 'emailRequired', invalid: 'emailInvalid', inputMode: 'email' }),
    phone: optionalText({ type: 'tel', inputMode: 'tel', width: 'short' }),
    subject: choice({ values: contactSubjectValues, labels: subjectMessages, required: 'subjectRequired' }),
    message: text({ required: 'messageRequired' }),
  } satisfies FieldsFor<Omit<SendContactMessageInput, 'language'>>,
  labels: contactFormMessages,
  problems: problemMessages,
});

export type ContactValues = ValuesOf<typeof contactForm.fields>;
