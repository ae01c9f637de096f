import { LANGUAGE_TEXTS } from '../../../platform/i18n/message.js';
import type { Letter, LetterFact } from '../../../platform/mail/letter.js';
import { phoneNumberOf } from '../../../platform/validation/phone.js';
import type { ContactMessageEntity } from '../../contact/contact-message.entity.js';
import { CONTACT_SUBJECT_TEXTS } from '../../contact/contact.constants.js';
import { paragraph } from '../letter-parts.letter.js';
import { linkTo, signature, type Sender } from '../sender.rules.js';

/** For the office, whose mails are in English. */
export function contactLetter(sent: ContactMessageEntity, sender: Sender): Letter {
  const subject = CONTACT_SUBJECT_TEXTS[sent.subject].en;
  return {
    language: 'en',
    // Contains no text of the guest, because a subject is read before the sender.
    subject: `Message from the website: ${subject}`,
    heading: `Message from ${sent.name}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Subject', value: subject },
          { label: 'Email', value: sent.email },
          ...(sent.phone === null ? [] : [phoneFact(sent.phone)]),
          { label: 'Language of the visitor', value: LANGUAGE_TEXTS[sent.language].en },
        ],
      },
      { kind: 'quote', text: sent.message },
      paragraph('Reply to this email to write to the visitor.'),
      { kind: 'link', label: 'Open the inbox', url: linkTo(sender, '/admin/messages', 'en') },
    ],
    sender: signature(sender),
  };
}

/** A link if the visitor has entered a number that can be called. */
function phoneFact(value: string): LetterFact {
  const phone = phoneNumberOf(value);
  return { label: 'Phone', value, ...(phone !== null && { phone }) };
}
