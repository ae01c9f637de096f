import { FormattedMessage, useIntl } from 'react-intl';

import { History, type HistoryEvent } from '../../../../ui/office/page/History';
import { bookingPageMessages } from '../booking/booking-page.messages';
import { crewEventMessages, crewHistoryMessages } from './crew-history.messages';
import { useCrewHistoryQuery, type CrewHistoryQuery } from './Crews.generated';
import { messageLink } from '../history-actor';

type CrewEvent = CrewHistoryQuery['crewHistory'][number];

/** The events of a crew and its members, and the mails to its contact. */
export function CrewHistory({ crewBookingId }: { crewBookingId: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useCrewHistoryQuery({ variables: { id: crewBookingId } });
  const eventOf = (event: CrewEvent): HistoryEvent => ({
    key: event.id + event.kind,
    what: intl.formatMessage(crewEventMessages[event.kind], {
      count: event.seats ?? 0,
      name: event.attendeeName ?? '',
    }),
    at: event.at,
    isFailed: event.kind.endsWith('Failed'),
    by: byOf(event),
  });
  return (
    <History
      none={crewHistoryMessages.none}
      events={data?.crewHistory.map(eventOf)}
      hasFailed={error !== undefined}
      onRetry={refetch}
    />
  );
}

function byOf({ kind, isByGuest, actorName, recipient, messageKind }: CrewEvent) {
  if (recipient !== null) return messageLink(recipient, messageKind);
  if (!isByGuest) return actorName;
  if (kind.startsWith('person')) return <FormattedMessage {...bookingPageMessages.guestByLink} />;
  return <FormattedMessage {...crewHistoryMessages[kind === 'booked' ? 'contact' : 'contactByLink']} />;
}
