import { useIntl } from 'react-intl';

import type { WaitingEntry_entryFragment } from './EntryPage.generated';
import { filledWaitingMessages, waitingMessages } from './waiting.messages';

/** What has become of an entry, in a few words: 'A seat is held for you'. */
export function useEntryHeading({
  state,
  hasDeclined,
  seats,
  offerSeats,
}: Pick<WaitingEntry_entryFragment, 'state' | 'hasDeclined' | 'seats' | 'offerSeats'>): string {
  const intl = useIntl();
  return intl.formatMessage(
    state === 'OFFERED' || hasDeclined
      ? filledWaitingMessages[hasDeclined ? 'declined' : 'OFFERED']
      : waitingMessages[state],
    { seats: offerSeats ?? seats },
  );
}
