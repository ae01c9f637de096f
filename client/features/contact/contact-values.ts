import type { SendContactMessageInput } from '../../graphql/schema.generated';
import { contactSubjectValues, type ContactSubject } from '../../schema/contact-subject.generated';

/** What the form holds: text as it was typed. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

export type ContactField = keyof ContactValues;

/** In the order of the page. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'phone', 'subject', 'message'];

export const emptyContactValues: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' };

/** What can be wrong with a field; `contact.messages.ts` has the words for each. */
export type ContactProblem =
  'nameRequired' | 'emailRequired' | 'emailInvalid' | 'subjectRequired' | 'messageRequired';

export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

const isBlank = (text: string) => text.trim() === '';

// Something before the @, and a domain with a dot in it. The server looks closer.
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** Specification section 5: name, email, subject and message are required. */
export function validateContact(values: ContactValues): ContactProblems {
  const problems: ContactProblems = {};
  if (isBlank(values.name)) problems.name = 'nameRequired';
  if (isBlank(values.email)) problems.email = 'emailRequired';
  else if (!looksLikeEmail(values.email)) problems.email = 'emailInvalid';
  if (!subjectOf(values)) problems.subject = 'subjectRequired';
  if (isBlank(values.message)) problems.message = 'messageRequired';
  return problems;
}

function subjectOf({ subject }: ContactValues): ContactSubject | undefined {
  return contactSubjectValues.find((each) => each === subject);
}

/** The form as the server takes it; undefined while no subject is chosen. */
export function contactInput(values: ContactValues): SendContactMessageInput | undefined {
  const subject = subjectOf(values);
  if (!subject) return undefined;
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim() || null,
    subject,
    message: values.message.trim(),
  };
}
