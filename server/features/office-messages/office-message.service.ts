import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { auditAbout } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { requireAccountId } from '../../platform/context/require-role.js';
import type { Database } from '../../platform/database/database.js';
import { badInput, DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { LOCALES, message, type Locale, type MessageText } from '../../platform/i18n/message.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { Filled } from '../../platform/outbox/templates.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { AccountEntity } from '../accounts/account.entity.js';
import { bookingFingerprint } from '../bookings/idempotency/booking-fingerprint.rules.js';
import { noticeDueAt } from '../schedule/classes/class-change.rules.js';
import { isTexted } from '../students/person.rules.js';
import { MAX_MESSAGE_RECIPIENTS, PLACEHOLDERS } from './office-message.constants.js';
import { OfficeMessageEntity } from './office-message.entity.js';
import { placeholderIn, type LocalizedBody } from './office-message.rules.js';
import {
  findOfficeMessage,
  officeMessages,
  readContact,
  readRecipients,
  withdrawOfficeMessages,
  writeOfficeMessage,
  type Addressee,
  type Audience,
  type Recipient,
} from './office-message.store.js';
import { checkedWords } from './office-message-words.rules.js';
import { OFFICE_MESSAGE_TEMPLATES } from './office-message-templates.constants.js';
import type {
  OfficeMessageAudienceInput,
  OfficeMessageDraftInput,
  OfficeMessagePreviewInput,
  SendOfficeMessageInput,
} from './office-message.input.js';
import type {
  OfficeMessage,
  OfficeMessageAudience,
  OfficeMessageHelp,
  OfficeMessagePreview,
  OfficeMessageTest,
  WithdrawnOfficeMessage,
} from './office-message.type.js';

const WORDS = {
  nobody: { en: 'There is nobody to write to', es: 'No hay a quién escribirle' },
  tooMany: {
    en: 'At most {most} people can be written to at once',
    es: 'Se puede escribir a un máximo de {most} personas a la vez',
  },
  oneAudience: {
    en: 'Either a class or bookings, not both',
    es: 'Elija una clase o reservaciones, no ambas',
  },
} as const satisfies Record<string, MessageText>;

/** Renders the message for one recipient with the current data; null if there is no such booking or crew. */
type RenderPreview = (
  ctx: RequestContext,
  addressee: Addressee,
  words: LocalizedBody,
  recipient: { language: Locale; isTexted: boolean },
) => Promise<OfficeMessagePreview | null>;

interface Parts {
  database: Database;
  renderPreview: RenderPreview;
  /** Per admin account, for messages and tests. */
  throttle: Throttle;
}

const audit = auditAbout('officeMessage');

/** Messages of the office to everybody in a class, or to the attendees of selected bookings. */
export class OfficeMessageService {
  constructor(private readonly parts: Parts) {}

  /** Placeholders and templates for the form. */
  help({ locale }: RequestContext): OfficeMessageHelp {
    return {
      templates: OFFICE_MESSAGE_TEMPLATES.map(({ id, name, subject, text }) => ({
        id,
        name: name[locale],
        english: { subject: subject.en, text: text.en },
        spanish: { subject: subject.es, text: text.es },
      })),
      placeholders: PLACEHOLDERS.map((each) => ({
        english: placeholderIn(each, 'en'),
        spanish: placeholderIn(each, 'es'),
      })),
    };
  }

  /** Throws BAD_USER_INPUT for no recipients, and for too many. */
  async audience(input: OfficeMessageAudienceInput): Promise<OfficeMessageAudience> {
    const people = await recipientsOf(this.parts.database.reader.manager, input);
    return {
      recipients: people.map((person) => ({
        bookingId: person.isContact ? null : person.id,
        crewBookingId: person.isContact ? person.id : null,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        language: person.language,
        takesTextMessages: isTexted(person),
      })),
      textMessages: people.filter(isTexted).length,
    };
  }

  /**
   * The message as rendered for one recipient. Throws BAD_USER_INPUT for missing texts or unknown placeholders,
   * NOT_FOUND.
   */
  async preview(ctx: RequestContext, input: OfficeMessagePreviewInput): Promise<OfficeMessagePreview> {
    const { database, renderPreview } = this.parts;
    const { bookingId = '', crewBookingId } = input;
    const { manager } = database.reader;
    const person = orNotFound(
      crewBookingId
        ? await readContact(manager, crewBookingId)
        : (await readRecipients(manager, { bookingIds: [bookingId] }, 1))[0],
    );
    const words = checkedWords(input, [person]);
    const { language } = person;
    const options = { language, isTexted: isTexted(person) };
    return orNotFound(await renderPreview(ctx, addresseeOf(person), words, options));
  }

  /**
   * Queues a mail and, with consent, a text message for each recipient in one transaction; they are due after a minute.
   * A repeated call has no effect. Throws BAD_USER_INPUT, IDEMPOTENCY_MISMATCH and RATE_LIMITED.
   */
  async send(ctx: RequestContext, input: SendOfficeMessageInput): Promise<OfficeMessage> {
    const authorId = requireAccountId(ctx);
    const { idempotencyKey } = input;
    const fingerprint = fingerprintOf(input);
    await this.parts.throttle.count(authorId);
    return this.parts.database.transaction(ctx, async (manager) => {
      const earlier = await manager.findOneBy(OfficeMessageEntity, { authorId, idempotencyKey });
      if (earlier && earlier.fingerprint !== fingerprint) throw new DomainError('IDEMPOTENCY_MISMATCH');
      if (earlier) return officeMessageOf(earlier);
      const people = await recipientsOf(manager, input);
      const row = {
        id: randomUUID(),
        authorId,
        idempotencyKey,
        fingerprint,
        isTest: false,
        classInstanceId: input.classInstanceId ?? null,
        words: JSON.stringify(checkedWords(input, people)),
        people: people.length,
        textMessages: input.textMessages ? people.filter(isTexted).length : 0,
        createdAt: ctx.clock.now(),
      };
      await writeOfficeMessage(manager, row, people);
      const how = { dueAt: noticeDueAt(row.createdAt), isTexted: input.textMessages };
      await queueMessage(ctx, manager, ...people.flatMap((person) => officeMessages(person, row.id, how)));
      await audit(ctx, manager, 'officeMessage.sent', row.id, {
        classInstanceId: row.classInstanceId,
        people: row.people,
        textMessages: row.textMessages,
      });
      return officeMessageOf(row);
    });
  }

  /** Sends the message to the caller in each required language. Throws like `send`. */
  async sendTest(ctx: RequestContext, input: OfficeMessageDraftInput): Promise<OfficeMessageTest> {
    const authorId = requireAccountId(ctx);
    await this.parts.throttle.count(authorId);
    return this.parts.database.transaction(ctx, async (manager) => {
      const { email } = await manager.findOneByOrFail(AccountEntity, { id: authorId });
      const people = await recipientsOf(manager, input);
      const words = checkedWords(input, people);
      const id = randomUUID();
      const row = {
        id,
        authorId,
        idempotencyKey: `test:${id}`,
        fingerprint: fingerprintOf(input),
        isTest: true,
        classInstanceId: null,
        words: JSON.stringify(words),
        people: 0,
        textMessages: 0,
        createdAt: ctx.clock.now(),
      };
      await writeOfficeMessage(manager, row, []);
      const examples = LOCALES.flatMap(
        (language) => people.find((person) => person.language === language) ?? [],
      );
      await queueMessage(
        ctx,
        manager,
        ...examples.map(({ language, ...person }) => ({
          ...testOf(person, id),
          language,
          recipient: email,
          deduplicationKey: `office.message.test:${id}:${language}`,
        })),
      );
      await audit(ctx, manager, 'officeMessage.tested', id);
      return { recipient: email, languages: examples.map(({ language }) => language) };
    });
  }

  /** Deletes its unsent mails and text messages. Throws NOT_FOUND. */
  withdraw(ctx: RequestContext, id: string): Promise<WithdrawnOfficeMessage> {
    return this.parts.database.transaction(ctx, async (manager) => {
      const row = await findOfficeMessage(manager, id);
      if (!row || row.isTest) throw new DomainError('NOT_FOUND');
      const { spared, reached } = await withdrawOfficeMessages(manager, id, ctx.clock.now());
      if (spared > 0) await audit(ctx, manager, 'officeMessage.withdrawn', id, { spared });
      return { id, spared, reached };
    });
  }
}

function addresseeOf({ id, isContact }: Pick<Recipient, 'id' | 'isContact'>): Addressee {
  return isContact ? { crewBookingId: id } : { bookingId: id };
}

/** The payload of a test for the author. */
function testOf({ id, isContact }: Pick<Recipient, 'id' | 'isContact'>, officeMessageId: string): Filled {
  return isContact
    ? { template: 'crew.officeMessageTest', payload: { crewBookingId: id, officeMessageId } }
    : { template: 'booking.officeMessageTest', payload: { bookingId: id, officeMessageId } };
}

function officeMessageOf({
  id,
  people,
  textMessages,
  createdAt,
}: Pick<OfficeMessageEntity, 'id' | 'people' | 'textMessages' | 'createdAt'>): OfficeMessage {
  return { id, people, textMessages, dueAt: noticeDueAt(createdAt) };
}

async function recipientsOf(
  manager: EntityManager,
  { classInstanceId, bookingIds }: OfficeMessageAudienceInput,
): Promise<Recipient[]> {
  if (classInstanceId && bookingIds) throw badInput({ bookingIds: message(WORDS.oneAudience) });
  const audience: Audience = classInstanceId ? { classInstanceId } : { bookingIds: bookingIds ?? [] };
  const people = await readRecipients(manager, audience, MAX_MESSAGE_RECIPIENTS + 1);
  const field = classInstanceId ? 'classInstanceId' : 'bookingIds';
  if (people.length === 0) throw badInput({ [field]: message(WORDS.nobody) });
  if (people.length > MAX_MESSAGE_RECIPIENTS)
    throw badInput({ [field]: message(WORDS.tooMany, { most: MAX_MESSAGE_RECIPIENTS }) });
  return people;
}

function fingerprintOf({ english, spanish, ...input }: OfficeMessageDraftInput): string {
  return bookingFingerprint({
    ...input,
    bookingIds: input.bookingIds?.join(' '),
    englishSubject: english?.subject,
    englishText: english?.text,
    spanishSubject: spanish?.subject,
    spanishText: spanish?.text,
  });
}
