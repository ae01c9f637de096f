import { skipToken } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';

import { notifyMessages as messages } from './notify.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { takesPlace } from '../class-progress';
import { usePeopleToOfferQuery } from './WaitingWarning.generated';
import { useOpenedAt } from '../../../../ui/page/use-opened-at';

interface WaitingWarningProps {
  /** Their seats are about to become free. */
  bookings: readonly OfficeBookingFragment[];
}

/** Warns that freed seats go to the waiting list, so that Undo may fail. Bookings of several classes get no warning. */
export function WaitingWarning({ bookings }: WaitingWarningProps) {
  const now = useOpenedAt();
  const [only, ...others] = new Set(
    bookings.flatMap(({ classInstance }) => (takesPlace(classInstance, now) ? [classInstance.id] : [])),
  );
  const { data } = usePeopleToOfferQuery(
    only === undefined || others.length > 0
      ? skipToken
      : { variables: { id: only }, fetchPolicy: 'network-only' },
  );
  // Whoever has had an offer gets no other one automatically.
  const waiting = data?.waitingList.nodes.filter(({ state }) => state === 'WAITING').length ?? 0;
  if (waiting === 0) return null;
  return (
    <p role="status">
      <FormattedMessage {...messages.waiting} values={{ waiting, count: bookings.length }} />
    </p>
  );
}
