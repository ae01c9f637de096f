import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { Button } from '../../../../ui/elements/Button';
import { EmailLink } from '../../../../ui/office/contact/EmailLink';
import { PhoneLink } from '../../../../ui/office/contact/PhoneLink';
import type { Column } from '../../../../ui/office/lists/Table';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { waitingStateMessages } from '../../../../ui/office/texts/waiting-state.messages';
import { phoneText } from '../../../../ui/contact/phone-text';
import styles from './SeatLedgerPanel.module.css';
import { isOpen, type OfferedSeats } from './waiting-offers';
import {
  filledWaitingPanelMessages as filled,
  waitingPanelMessages as messages,
} from './waiting-panel.messages';
import type { OfficeWaitingPersonFragment } from './WaitingPanel.generated';

interface WaitingTasks {
  nameOf: (person: OfficeWaitingPersonFragment) => string;
  timeZone: string;
  /** Why nothing can be offered, in place of the button. */
  noOfferTo: (person: OfficeWaitingPersonFragment) => ReactNode;
  onOffer: (person: OfficeWaitingPersonFragment) => void;
  onRemove: (person: OfficeWaitingPersonFragment) => void;
  onWithdraw: (person: OfficeWaitingPersonFragment, held: OfferedSeats) => void;
}

/** The waiting list of a class: people, their offers, and the actions. */
export function useWaitingColumns({
  nameOf,
  timeZone,
  noOfferTo,
  onOffer,
  onRemove,
  onWithdraw,
}: WaitingTasks): Column<OfficeWaitingPersonFragment>[] {
  const intl = useIntl();
  const { instant, columnDay } = useOfficeFormats();
  return [
    {
      label: fieldMessages.name,
      elastic: true,
      cell: (person) => <span title={nameOf(person)}>{nameOf(person)}</span>,
    },
    {
      label: fieldMessages.contact,
      elastic: true,
      title: ({ email, phone }) => (phone ? `${phoneText(phone)}, ${email}` : email),
      // The email address may be long: the phone number precedes it, on a line of its own.
      cell: ({ email, phone }) => (
        <>
          {phone && (
            <>
              <PhoneLink phone={phone} />
              <br />
            </>
          )}
          <EmailLink email={email} />
        </>
      ),
    },
    {
      label: messages.wants,
      cell: ({ seats, acceptsFewer }) => (
        <FormattedMessage {...filled.wantsSeats} values={{ seats, fewer: acceptsFewer ? 'yes' : 'no' }} />
      ),
    },
    {
      label: messages.since,
      room: 'wide',
      title: ({ createdAt }) => instant(createdAt, timeZone),
      cell: ({ createdAt }) => columnDay(createdAt, timeZone),
    },
    {
      label: fieldMessages.status,
      cell: ({ state, offers }) => {
        const held = offers.find(isOpen);
        const isWithdrawn =
          state === 'PASSED' && offers.find(({ isUnsent }) => !isUnsent)?.isWithdrawn === true;
        const isUnsent = (state === 'WAITING' || state === 'PASSED') && offers[0]?.isUnsent === true;
        return (
          <span className={styles.state}>
            {held ? (
              <FormattedMessage
                {...filled.heldUntil}
                values={{ seats: held.seats, until: instant(held.expiresAt, timeZone) }}
              />
            ) : (
              <FormattedMessage
                {...(isWithdrawn ? waitingStateMessages.withdrawn : waitingStateMessages[state])}
              />
            )}
            {isUnsent && (
              <>
                <br />
                <FormattedMessage {...messages.offerNotSent} />
              </>
            )}
          </span>
        );
      },
    },
    {
      label: wordMessages.actions,
      isActions: true,
      cell: (person) => {
        const { state, offers } = person;
        const name = nameOf(person);
        const noOffer = noOfferTo(person);
        const held = offers.find(isOpen);
        const waits = state === 'WAITING' || state === 'PASSED' || state === 'OFFERED';
        return (
          <>
            {waits && !held && noOffer && <span className={styles.noOffer}>{noOffer}</span>}
            {waits && !held && !noOffer && (
              <Button
                size="small"
                aria-label={intl.formatMessage(filled.offerTo, { name })}
                onClick={() => onOffer(person)}
              >
                <FormattedMessage {...messages.offer} />
              </Button>
            )}
            {held && (
              <Button
                size="small"
                aria-label={intl.formatMessage(filled.withdrawFrom, { name })}
                onClick={() => onWithdraw(person, held)}
              >
                <FormattedMessage {...messages.withdraw} />
              </Button>
            )}
            {waits && (
              <Button
                size="small"
                aria-label={intl.formatMessage(filled.removeNamed, { name })}
                onClick={() => onRemove(person)}
              >
                <FormattedMessage {...messages.remove} />
              </Button>
            )}
          </>
        );
      },
    },
  ];
}
