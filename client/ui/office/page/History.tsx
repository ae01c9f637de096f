import { useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { useOfficeFormats } from '../../../i18n/office/office-formats';
import { officeZone } from '../../../i18n/office/office-zone';
import { Button } from '../../elements/Button';
import { LoadFailed } from './LoadFailed';
import styles from './History.module.css';
import { historyCountMessages, historyMessages as messages } from './history.messages';
import { Panel } from './Panel';
import { Separated } from './Separated';

/** An event as text. */
export interface HistoryEvent {
  key: string;
  what: ReactNode;
  /** Lines below it. */
  details?: readonly string[];
  /** ISO 8601 */
  at: string;
  /** The actor, or a link to details, or a list of both; null for the office. */
  by: ReactNode;
  isFailed?: boolean;
}

interface HistoryProps {
  heading?: MessageDescriptor;
  /** Displayed if there are no events. */
  none?: MessageDescriptor;
  /** Oldest first; undefined until loaded. */
  events: readonly HistoryEvent[] | undefined;
  hasFailed: boolean;
  onRetry: () => unknown;
}

/** As many as are displayed at first. */
const newest = 8;

/** The history of a booking, a crew, a class or a student, newest first, in the time zone of the office. */
export function History({ heading = messages.history, none, events, hasFailed, onRetry }: HistoryProps) {
  const [showsAll, setShowsAll] = useState(false);
  const next = useRef<HTMLLIElement>(null);
  const isCut = !showsAll && events !== undefined && events.length > newest + 1;
  const displayed = isCut ? events.slice(-newest) : events;
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    // The button that had the focus was removed.
    next.current?.focus();
  };
  return (
    <Panel heading={<FormattedMessage {...heading} />}>
      <div className={styles.body}>
        <LoadFailed onRetry={onRetry} loading={!events && <FormattedMessage {...messages.loading} />}>
          {!events && hasFailed && <FormattedMessage {...messages.failed} />}
        </LoadFailed>
        {events?.length === 0 && none && (
          <p>
            <FormattedMessage {...none} />
          </p>
        )}
        {displayed && displayed.length > 0 && (
          <ol className={styles.events}>
            {displayed.toReversed().map((event, index) => (
              <Event key={event.key} event={event} {...(index === newest && { ref: next })} />
            ))}
          </ol>
        )}
        {isCut && (
          <Button size="small" onClick={showAll}>
            <FormattedMessage {...historyCountMessages.all} values={{ count: events.length }} />
          </Button>
        )}
      </div>
    </Panel>
  );
}

interface EventProps {
  event: HistoryEvent;
  ref?: Ref<HTMLLIElement>;
}

function Event({ event: { what, details = [], at, by, isFailed = false }, ref }: EventProps) {
  const formats = useOfficeFormats();
  return (
    <li ref={ref} className={isFailed ? `${styles.event} ${styles.failed}` : styles.event} tabIndex={-1}>
      <p className={styles.what}>{what}</p>
      {details.length > 0 && (
        <ul className={styles.details}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      <p className={styles.when}>
        <Separated>
          {[
            <time key="at" dateTime={at}>
              {formats.instant(at, officeZone)}
            </time>,
            by ?? <FormattedMessage {...messages.somebody} />,
          ]}
        </Separated>
      </p>
    </li>
  );
}
