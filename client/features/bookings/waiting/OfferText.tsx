import { FormattedMessage } from 'react-intl';

import { useDeadlineValues } from '../../../i18n/use-deadline-values';
import { filledOfferMessages } from './offer.messages';
import type { WaitingEntry_entryFragment } from './EntryPage.generated';
import { waitingMessages } from './waiting.messages';

export type OfferedEntry = Pick<
  WaitingEntry_entryFragment,
  'seats' | 'state' | 'isWithdrawn' | 'offerSeats' | 'offerExpiresAt'
> & { classInstance: Pick<WaitingEntry_entryFragment['classInstance'], 'availability' | 'timeZone'> };

/** A seat that is free now is held for nobody. */
export function isFreeForAll({
  state,
  classInstance,
}: Pick<OfferedEntry, 'state' | 'classInstance'>): boolean {
  return state === 'PASSED' && classInstance.availability === 'open';
}

/** Until when seats are held for an entry, or what its guest can do after an offer; nothing before the first one. */
export function OfferText({ entry }: { entry: OfferedEntry }) {
  const deadlineValues = useDeadlineValues();
  const { seats, state, isWithdrawn, offerSeats, offerExpiresAt, classInstance } = entry;
  if (offerSeats !== null && offerExpiresAt !== null)
    return (
      <p>
        <FormattedMessage
          {...filledOfferMessages.heldUntil}
          values={{ seats: offerSeats, ...deadlineValues(offerExpiresAt, classInstance.timeZone) }}
        />
      </p>
    );
  if (state !== 'PASSED') return null;
  const isFree = isFreeForAll(entry);
  return (
    <p>
      {isWithdrawn && !isFree ? (
        <FormattedMessage {...filledOfferMessages.withdrawnText} values={{ seats }} />
      ) : (
        <FormattedMessage {...waitingMessages[isFree ? 'notFull' : 'passedText']} />
      )}
    </p>
  );
}
