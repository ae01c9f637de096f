import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { officeZone } from '../../../../i18n/office/office-zone';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { Disclosure } from '../../../../ui/elements/Disclosure';
import { Panel } from '../../../../ui/office/page/Panel';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import styles from './SeatLedgerPanel.module.css';
import { filledSeatLedgerMessages, seatLedgerMessages as messages } from './seat-ledger.messages';
import { useOfficeSeatLedgerQuery, type OfficeSeatLedgerQuery } from './WaitingPanel.generated';
import { waitingPanelMessages } from './waiting-panel.messages';
import type { OfficeClassFragment } from '../OfficeClasses.generated';

type Ledger = OfficeSeatLedgerQuery['seatLedger'];

const lines = ['confirmed', 'completed', 'offered', 'unnamed', 'free'] as const;

/** The number of taken seats, expandable to the seat ledger. */
export function SeatLedgerPanel({ scheduled }: { scheduled: OfficeClassFragment }) {
  const { id, takenSeats, maxAttendees, timeZone } = scheduled;
  const { data, error, refetch } = useOfficeSeatLedgerQuery({ variables: { classInstanceId: id } });
  const ledger = data?.seatLedger;
  return (
    <Panel heading={<FormattedMessage {...messages.heading} />}>
      <div className={styles.ledger}>
        <Disclosure
          summary={
            <FormattedMessage
              {...filledSeatLedgerMessages.taken}
              values={{ taken: takenSeats, max: maxAttendees }}
            />
          }
        >
          {ledger && <LedgerLines ledger={ledger} timeZone={timeZone} />}
          <LoadFailed onRetry={refetch} loading={!ledger && <FormattedMessage {...wordMessages.loading} />}>
            {!ledger && error && <FormattedMessage {...waitingPanelMessages.failed} />}
          </LoadFailed>
        </Disclosure>
      </div>
    </Panel>
  );
}

function LedgerLines({ ledger, timeZone }: { ledger: Ledger; timeZone: string }) {
  const { instant } = useOfficeFormats();
  const { offers, changes } = ledger;
  const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;
  return (
    <>
      <dl className={styles.lines}>
        <dt>
          <FormattedMessage {...messages.capacity} />
        </dt>
        <dd>{ledger.capacity}</dd>
        {lines.map((line) => (
          <LedgerLine key={line} label={<FormattedMessage {...messages[line]} />} seats={ledger[line]}>
            {line === 'offered' &&
              offers.map(({ id, firstName, lastName, seats, expiresAt }) => (
                <span key={id} className={styles.detail}>
                  <FormattedMessage
                    {...filledSeatLedgerMessages.heldFor}
                    values={{ seats, name: `${firstName} ${lastName}`, until: instant(expiresAt, timeZone) }}
                  />
                </span>
              ))}
          </LedgerLine>
        ))}
      </dl>
      <h3 className={styles.heading}>
        <FormattedMessage {...messages.changes} />
      </h3>
      {changes.length === 0 ? (
        <p>
          <FormattedMessage {...messages.unchanged} />
        </p>
      ) : (
        <ul className={styles.changes}>
          {changes.map(({ id, at, actorName, before, after }) => (
            <li key={id}>
              {actorName === null ? (
                <FormattedMessage
                  {...filledSeatLedgerMessages.changeBySomebody}
                  values={{ before, after, at: instant(at, officeZone), strong }}
                />
              ) : (
                <FormattedMessage
                  {...filledSeatLedgerMessages.change}
                  values={{ before, after, by: actorName, at: instant(at, officeZone), strong }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface LedgerLineProps {
  label: ReactNode;
  seats: number;
  children?: ReactNode;
}

function LedgerLine({ label, seats, children }: LedgerLineProps) {
  return (
    <>
      <dt>
        {label}
        {children}
      </dt>
      <dd>{seats}</dd>
    </>
  );
}
