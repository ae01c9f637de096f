import type { Database } from '../../platform/database/database.js';
import type { Locale } from '../../platform/i18n/message.js';
import { ContactMessageEntity } from '../contact/contact-message.entity.js';
import { StudentEntity } from '../students/student.entity.js';
import { studentLetter } from './accounts/account.letter.js';
import { contactLetter } from './office/contact.letter.js';
import { mailDraft, type MailDraft, type Writers } from './draft.letter.js';
import type { Sender } from './sender.rules.js';

/** Mails that depend on a single record, which must still exist. */
export class RecordMessages {
  constructor(private readonly parts: { database: Database; sender: Sender }) {}

  readonly writers = {
    'student.welcome': (_, { payload, language }) => this.studentWelcome(payload.studentId, language),
    'contact.received': (_, { payload }) => this.contactMessage(payload.contactMessageId),
  } satisfies Partial<Writers>;

  private async studentWelcome(id: string, language: Locale): Promise<MailDraft | null> {
    const { database, sender } = this.parts;
    const student = await database.reader.getRepository(StudentEntity).findOneBy({ id });
    if (!student || student.deletedAt !== null) return null;
    return mailDraft(studentLetter(student.firstName, language, sender));
  }

  /** For the office; replies go to the visitor. */
  private async contactMessage(id: string): Promise<MailDraft | null> {
    const { database, sender } = this.parts;
    const sent = await database.reader.getRepository(ContactMessageEntity).findOneBy({ id });
    if (!sent) return null;
    const replyTo = { name: sent.name, address: sent.email };
    return mailDraft(contactLetter(sent, sender), { replyTo });
  }
}
