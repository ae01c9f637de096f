import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import type { OutboxKind } from '../../../schema/outbox-kind.generated';
import { EmailText } from '../../../ui/office/EmailText';
import { phoneText } from '../../../ui/phone-text';
import { bookingPageMessages as messages } from './booking-page.messages';
import { officePathTo } from './office-paths';

/** Events that guests cause on the page of the booking. */
const byLink: ReadonlySet<string> = new Set(['cancelled', 'moved', 'attendeeChanged']);

interface HistoryActorProps {
  kind: string;
  isByGuest: boolean;
  actorName: string | null;
  recipient: string | null;
}

/** The actor of an event: a guest, or the name of an admin. For a message, a link to the messages of its recipient. */
export function historyActor({ kind, isByGuest, actorName, recipient }: HistoryActorProps) {
  if (recipient !== null) return messageLink(recipient, kindOfMessage(kind, recipient));
  if (!isByGuest) return actorName;
  return <FormattedMessage {...(byLink.has(kind) ? messages.guestByLink : messages.guest)} />;
}

/** Link to the messages of a recipient, of one kind or all. */
export function messageLink(recipient: string, kind: OutboxKind | undefined) {
  return <MessageLink recipient={recipient} to={officePathTo.messagesTo(recipient, kind)} />;
}

function MessageLink({ recipient, to }: { recipient: string; to: string }) {
  const intl = useIntl();
  const isEmail = recipient.includes('@');
  const name = isEmail ? recipient : phoneText(recipient);
  const shown = isEmail ? <EmailText>{name}</EmailText> : <span className="nowrap">{name}</span>;
  return (
    // Not every browser reads the parts of the address as one word.
    <Link to={to} aria-label={intl.formatMessage(messages.seeMessage, { recipient: name })}>
      <FormattedMessage {...messages.seeMessage} values={{ recipient: shown }} />
    </Link>
  );
}

interface MessageKinds {
  mail?: OutboxKind;
  text?: OutboxKind;
}

/** The kinds in the list of sent messages. */
const messageKinds: Readonly<Record<string, MessageKinds>> = {
  confirmation: { mail: 'bookingConfirmation' },
  reminder: { mail: 'bookingReminderMail', text: 'bookingReminder' },
  notice: { mail: 'classNotice', text: 'classNoticeText' },
  message: { mail: 'officeMessage', text: 'officeMessageText' },
  // Sent for the guest or for the office: two kinds.
  cancellation: {},
  move: {},
  change: { mail: 'bookingChangedByGuest' },
  link: { mail: 'bookingLink' },
  crewConfirmation: { mail: 'crewConfirmed' },
  waiting: { mail: 'waitingJoined' },
  offer: { mail: 'seatOffer', text: 'seatOfferText' },
  certificate: { mail: 'bookingCertificate' },
  welcome: { mail: 'studentWelcome' },
};

function kindOfMessage(kind: string, recipient: string): OutboxKind | undefined {
  const kinds = messageKinds[kind.replace(/(Queued|Sent|Failed)$/, '')] ?? { mail: 'bookingConfirmation' };
  return recipient.includes('@') ? kinds.mail : (kinds.text ?? kinds.mail);
}
