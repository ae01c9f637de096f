import type { Database } from '../../platform/database/database.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { ContactMessageEntity } from '../contact/contact-message.entity.js';
import { StudentEntity } from '../students/student.entity.js';
import { studentLetter } from './account.letter.js';
import { contactLetter } from './contact.letter.js';
import type { Sender } from './sender.rules.js';

interface RecordMail {
  letter: Letter;
  more: Pick<Mail, 'replyTo'>;
}

/** Mails that depend on a single record; null if it no longer exists. */
export class RecordMessages {
  constructor(private readonly parts: { database: Database; sender: Sender }) {}

  async studentWelcome(id: string, language: Locale): Promise<RecordMail | null> {
    const { database, sender } = this.parts;
    const student = await database.reader.getRepository(StudentEntity).findOneBy({ id });
    if (!student || student.deletedAt !== null) return null;
    return { letter: studentLetter(student.firstName, language, sender), more: {} };
  }

  /** For the office; replies go to the visitor. */
  async contactMessage(id: string): Promise<RecordMail | null> {
    const { database, sender } = this.parts;
    const sent = await database.reader.getRepository(ContactMessageEntity).findOneBy({ id });
    if (!sent) return null;
    return {
      letter: contactLetter(sent, sender),
      more: { replyTo: { name: sent.name, address: sent.email } },
    };
  }
}
