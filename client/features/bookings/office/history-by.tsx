import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { bookingPageMessages as messages } from './booking-page.messages';
import { officePathTo } from './office-paths';

/** What a guest does on the page of the booking. */
const byLink: ReadonlySet<string> = new Set(['cancelled', 'moved', 'attendeeChanged']);

interface HistoryByProps {
  kind: string;
  isByGuest: boolean;
  actorName: string | null;
  recipient: string | null;
}

/** Who did something: a guest, or somebody of the office by name. Of a message, where it went, which leads to it. */
export function historyBy({ kind, isByGuest, actorName, recipient }: HistoryByProps) {
  if (recipient !== null) return messageLink(recipient, kindOfMessage(kind, recipient));
  if (!isByGuest) return actorName;
  return <FormattedMessage {...(byLink.has(kind) ? messages.guestByLink : messages.guest)} />;
}

/** Leads to the messages of a kind that went there. */
export function messageLink(recipient: string, kind: string) {
  return (
    <Link to={officePathTo.messagesTo(recipient, kind)}>
      <FormattedMessage {...messages.seeMessage} values={{ recipient }} />
    </Link>
  );
}

function kindOfMessage(kind: string, recipient: string): string {
  const isMail = recipient.includes('@');
  if (kind.startsWith('welcome')) return 'studentWelcome';
  if (kind.startsWith('notice')) return isMail ? 'classNotice' : 'classNoticeText';
  if (kind.startsWith('message')) return isMail ? 'officeMessage' : 'officeMessageText';
  return kind.startsWith('reminder') ? 'bookingReminder' : 'bookingConfirmation';
}
