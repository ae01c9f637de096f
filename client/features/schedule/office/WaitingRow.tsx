import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useOfficeFormats } from '../../../i18n/office-formats';
import { Button } from '../../../ui/Button';
import { PhoneLink } from '../../../ui/office/PhoneLink';
import { ActionsCell, DataCell, Row, RowHeader } from '../../../ui/office/Table';
import { phoneText } from '../../../ui/phone-text';
import styles from './SeatLedgerPanel.module.css';
import { isOpen, type OfferedSeats } from './waiting-offers';
import {
  filledWaitingPanelMessages as filled,
  waitingPanelMessages as messages,
  waitingStateMessages,
} from './waiting-panel.messages';
import type { OfficeWaitingPersonFragment } from './WaitingPanel.generated';

interface WaitingRowProps {
  person: OfficeWaitingPersonFragment;
  name: string;
  timeZone: string;
  /** Why nothing can be offered, in place of the button. */
  noOffer: ReactNode;
  onOffer: () => void;
  onRemove: () => void;
  onWithdraw: (held: OfferedSeats) => void;
}

/** An entry of the waiting list of a class. */
export function WaitingRow({
  person,
  name,
  timeZone,
  noOffer,
  onOffer,
  onRemove,
  onWithdraw,
}: WaitingRowProps) {
  const intl = useIntl();
  const { instant, day } = useOfficeFormats();
  const { email, phone, seats, acceptsFewer, state, createdAt, offers } = person;
  const held = offers.find(isOpen);
  const isWithdrawn = state === 'PASSED' && offers[0]?.isWithdrawn === true;
  const waits = state === 'WAITING' || state === 'PASSED' || state === 'OFFERED';
  return (
    <Row>
      <RowHeader>{name}</RowHeader>
      <DataCell
        label={intl.formatMessage(messages.contact)}
        elastic
        title={phone ? `${email}, ${phoneText(phone)}` : email}
      >
        <a href={`mailto:${email}`}>{email}</a>
        {phone && (
          <>
            {', '}
            <PhoneLink phone={phone} />
          </>
        )}
      </DataCell>
      <DataCell label={intl.formatMessage(messages.wants)}>
        <FormattedMessage {...filled.wantsSeats} values={{ seats, fewer: acceptsFewer ? 'yes' : 'no' }} />
      </DataCell>
      <DataCell label={intl.formatMessage(messages.since)} room="wide" title={instant(createdAt, timeZone)}>
        {day(createdAt, timeZone)}
      </DataCell>
      <DataCell label={intl.formatMessage(messages.state)}>
        {held ? (
          <FormattedMessage
            {...filled.heldUntil}
            values={{ seats: held.seats, until: instant(held.expiresAt, timeZone) }}
          />
        ) : (
          <FormattedMessage {...(isWithdrawn ? messages.isWithdrawn : waitingStateMessages[state])} />
        )}
      </DataCell>
      <ActionsCell>
        {waits && !held && noOffer && <span className={styles.noOffer}>{noOffer}</span>}
        {waits && !held && !noOffer && (
          <Button size="small" aria-label={intl.formatMessage(filled.offerTo, { name })} onClick={onOffer}>
            <FormattedMessage {...messages.offer} />
          </Button>
        )}
        {held && (
          <Button
            size="small"
            aria-label={intl.formatMessage(filled.withdrawFrom, { name })}
            onClick={() => onWithdraw(held)}
          >
            <FormattedMessage {...messages.withdraw} />
          </Button>
        )}
        {waits && (
          <Button
            size="small"
            aria-label={intl.formatMessage(filled.removeNamed, { name })}
            onClick={onRemove}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        )}
      </ActionsCell>
    </Row>
  );
}
