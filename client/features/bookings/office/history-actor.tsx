import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import type { OutboxKind } from '../../../schema/outbox-kind.generated';
import { EmailText } from '../../../ui/office/contact/EmailText';
import { phoneText } from '../../../ui/contact/phone-text';
import { bookingPageMessages as messages } from './booking/booking-page.messages';
import { officePathTo } from './office-paths';

/** Events that guests cause on the page of the booking. */
const byLink: ReadonlySet<string> = new Set(['cancelled', 'moved', 'attendeeChanged']);

interface HistoryActorProps {
  kind: string;
  isByGuest: boolean;
  actorName: string | null;
  recipient: string | null;
  messageKind: OutboxKind | null;
}

/** The actor of an event: a guest, or the name of an admin. For a message, a link to the messages of its recipient. */
export function historyActor({ kind, isByGuest, actorName, recipient, messageKind }: HistoryActorProps) {
  if (recipient !== null) return messageLink(recipient, messageKind);
  if (!isByGuest) return actorName;
  return <FormattedMessage {...(byLink.has(kind) ? messages.guestByLink : messages.guest)} />;
}

/** Link to the messages of a recipient, of one kind or all. */
export function messageLink(recipient: string, kind: OutboxKind | null) {
  return <MessageLink recipient={recipient} to={officePathTo.messagesTo(recipient, kind)} />;
}

function MessageLink({ recipient, to }: { recipient: string; to: string }) {
  const intl = useIntl();
  const isEmail = recipient.includes('@');
  const name = isEmail ? recipient : phoneText(recipient);
  const shown = isEmail ? <EmailText>{name}</EmailText> : <span className="nowrap">{name}</span>;
  return (
    // Not every browser reads the parts of the address as one word.
    <Link
      className="tap-area"
      to={to}
      aria-label={intl.formatMessage(messages.seeMessage, { recipient: name })}
    >
      <FormattedMessage {...messages.seeMessage} values={{ recipient: shown }} />
    </Link>
  );
}
