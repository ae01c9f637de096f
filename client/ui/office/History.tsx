import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { useOfficeFormats } from '../../i18n/office-formats';
import { officeZone } from '../../i18n/office-zone';
import { LoadFailed } from './LoadFailed';
import styles from './History.module.css';
import { historyMessages as messages } from './history.messages';
import { Panel } from './Panel';

/** An event as text. */
export interface HistoryEvent {
  key: string;
  what: ReactNode;
  /** Lines below it. */
  details?: readonly string[];
  /** ISO 8601 */
  at: string;
  /** The actor, or a link to details; null for the office. */
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

/** The history of a booking, a class or a student, as a section. */
export function History({ heading = messages.history, ...events }: HistoryProps) {
  return (
    <Panel heading={<FormattedMessage {...heading} />}>
      <HistoryEvents {...events} />
    </Panel>
  );
}

/** The events, newest first, in the time zone of the office. */
export function HistoryEvents({ none, events, hasFailed, onRetry }: Omit<HistoryProps, 'heading'>) {
  const formats = useOfficeFormats();
  return (
    <div className={styles.body}>
      <LoadFailed onRetry={onRetry} loading={!events && <FormattedMessage {...messages.loading} />}>
        {!events && hasFailed && <FormattedMessage {...messages.failed} />}
      </LoadFailed>
      {events?.length === 0 && none && (
        <p>
          <FormattedMessage {...none} />
        </p>
      )}
      {events && events.length > 0 && (
        <ol className={styles.events}>
          {events.toReversed().map(({ key, what, details = [], at, by, isFailed = false }) => (
            <li key={key} className={isFailed ? `${styles.event} ${styles.failed}` : styles.event}>
              <p className={styles.what}>{what}</p>
              {details.length > 0 && (
                <ul className={styles.details}>
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              )}
              <p className={styles.when}>
                <time dateTime={at}>{formats.instant(at, officeZone)}</time>
                {' · '}
                {by ?? <FormattedMessage {...messages.somebody} />}
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
