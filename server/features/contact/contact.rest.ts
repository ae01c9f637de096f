import { created, type Route } from '../../platform/rest/route.js';
import { custom, readInput, text, type RestFields } from '../../platform/rest/rest-input.js';
import { CONTACT_SUBJECT_TEXTS, CONTACT_SUBJECTS } from './contact.constants.js';
import type { ContactService } from './contact.service.js';
import { SendContactMessageInput } from './send-contact-message.input.js';

/** Callers send a subject as the form shows it, in either language, or its code. An unknown one fails its own rule. */
function subjectOf(sent: unknown): { value: unknown } {
  const code = CONTACT_SUBJECTS.find((subject) => {
    const { en, es } = CONTACT_SUBJECT_TEXTS[subject];
    return [subject, en, es].some((word) => word === sent);
  });
  return { value: code ?? String(sent) };
}

const CONTACT: RestFields<SendContactMessageInput> = {
  name: text('name'),
  email: text('email'),
  phone: text('phone'),
  subject: custom('subject', subjectOf),
  message: text('message'),
  language: text('language'),
};

export function contactRoutes(contact: ContactService): Route[] {
  return [
    {
      method: 'POST',
      path: '/contact',
      access: 'guest',
      handle: async (ctx, { body }) => {
        const input = await readInput(SendContactMessageInput, body, CONTACT);
        return created({ id: await contact.send(ctx, input) });
      },
    },
  ];
}
