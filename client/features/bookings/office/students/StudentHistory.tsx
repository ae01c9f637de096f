import { useIntl, type MessageDescriptor } from 'react-intl';

import type { StudentEventKind } from '../../../../schema/student-event-kind.generated';
import { History, type HistoryEvent } from '../../../../ui/office/page/History';
import { bookingEventMessages } from '../booking/booking-page.messages';
import { historyActor } from '../history-actor';
import { studentEventMessages, studentPageMessages as messages } from './student-page.messages';
import { useStudentHistoryQuery } from './StudentPage.generated';
import styles from './Students.module.css';

/** Messages about a booking have the same names as on its page. */
const eventMessages: Readonly<Record<StudentEventKind, MessageDescriptor>> = {
  ...bookingEventMessages,
  ...studentEventMessages,
};

interface StudentHistoryProps {
  history: ReturnType<typeof useStudentHistoryQuery>;
}

/** The messages to a student and the events of the record. */
export function StudentHistory({ history: { data, error, refetch } }: StudentHistoryProps) {
  const intl = useIntl();
  const eventOf = (event: NonNullable<typeof data>['studentHistory'][number]): HistoryEvent => ({
    key: event.id,
    what: intl.formatMessage(eventMessages[event.kind]),
    at: event.at,
    isFailed: event.kind.endsWith('Failed'),
    by: historyActor(event),
  });
  const list = { hasFailed: error !== undefined, onRetry: refetch };
  const isMessage = ({ recipient }: { recipient: string | null }) => recipient !== null;
  const events = data?.studentHistory;
  return (
    <div className={styles.aside}>
      <History
        {...list}
        heading={messages.messages}
        none={messages.noMessages}
        events={events?.filter(isMessage).map(eventOf)}
      />
      <History
        {...list}
        none={messages.noHistory}
        events={events?.filter((event) => !isMessage(event)).map(eventOf)}
      />
    </div>
  );
}
