import { idempotencyHeader } from '../../platform/rest/idempotency-header.js';
import { created } from '../../platform/rest/response.js';
import { RestBody } from '../../platform/rest/rest-input.js';
import { routeMaker } from '../../platform/rest/route.js';
import { CONTACT_SUBJECT_TEXTS, CONTACT_SUBJECTS, type ContactSubject } from './contact.constants.js';
import { SENT_MESSAGE } from './contact.json.js';
import type { ContactService } from './contact.service.js';
import { SendContactMessageInput } from './send-contact-message.input.js';

const { routeWith } = routeMaker<{ contact: ContactService }>('Contact');

/** Accepted values of a subject: its text in either language, or its code. */
function wordsFor(subject: ContactSubject): string[] {
  const { en, es } = CONTACT_SUBJECT_TEXTS[subject];
  return [subject, en, es];
}

/** The subject with this word; any other word is returned as it is, and is then invalid. */
function subjectOf(word: string): string {
  return CONTACT_SUBJECTS.find((subject) => wordsFor(subject).includes(word)) ?? word;
}

const MESSAGE = new RestBody(
  SendContactMessageInput,
  {
    question: {
      name: 'Ana Ruiz',
      email: 'ana.ruiz@example.com',
      phone: '(801) 555-0142',
      subject: 'OSHA 10',
      message: 'Do you teach at our yard?',
      language: 'es',
    },
  },
  {
    subject: {
      parse: (sent) => (typeof sent === 'string' ? subjectOf(sent.trim()) : sent),
      schema: { type: 'string', enum: [...new Set(CONTACT_SUBJECTS.flatMap(wordsFor))] },
      description: 'The subject in English or Spanish, as displayed in the form, or its code.',
    },
    idempotencyKey: idempotencyHeader('Repeating the request with the same key and body sends nothing.'),
  },
);

export const contactRoutes = [
  routeWith(MESSAGE, {
    at: 'POST /contact',
    access: 'guest',
    id: 'sendContactMessage',
    summary: 'Sends a message to the office, which is stored and then emailed.',
    problems: ['RATE_LIMITED'],
    response: created(SENT_MESSAGE, 'The message was stored.'),
    call: async ({ contact }, ctx, { input }) => ({ id: await contact.send(ctx, input) }),
  }),
];
