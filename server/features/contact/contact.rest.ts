import { created, type Route } from '../../platform/rest/route.js';
import { RestInput } from '../../platform/rest/rest-input.js';
import { CONTACT_SUBJECT_TEXTS, CONTACT_SUBJECTS } from './contact.constants.js';
import type { ContactService } from './contact.service.js';
import { SendContactMessageInput } from './send-contact-message.input.js';

/** Callers send a subject as the form shows it, in either language, or its code. */
function subjectOf(sent: unknown): unknown {
  const code = CONTACT_SUBJECTS.find((subject) => {
    const { en, es } = CONTACT_SUBJECT_TEXTS[subject];
    return [subject, en, es].some((word) => word === sent);
  });
  return code ?? sent;
}

const CONTACT = new RestInput(SendContactMessageInput, 'body', { subject: { parse: subjectOf } });

export function contactRoutes(contact: ContactService): Route[] {
  return [
    {
      method: 'POST',
      path: '/contact',
      access: 'guest',
      handle: async (ctx, request) => created({ id: await contact.send(ctx, await CONTACT.read(request)) }),
    },
  ];
}
