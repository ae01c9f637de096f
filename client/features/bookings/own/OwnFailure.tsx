import { FormattedMessage } from 'react-intl';

import type { Failure } from '../../../graphql/requests/failure';
import { isLost } from '../../../graphql/requests/is-lost';
import { Banner } from '../../../ui/elements/Banner';
import { ownMessages as messages } from './own-booking.messages';

/** Why a change failed. The client's own message, so that it follows the language. */
export function failureMessageOf(failure: Failure) {
  if (isLost(failure)) return messages.lost;
  switch (failure.code) {
    case 'CLASS_FULL':
      return messages.full;
    case 'CLASS_NOT_BOOKABLE':
      return messages.closed;
    case 'ALREADY_BOOKED':
      return messages.alreadyBooked;
    case 'RATE_LIMITED':
      return messages.rateLimited;
    default:
      return messages.fault;
  }
}

/** Why a change failed. */
export function OwnFailure({ failure }: { failure: Failure | undefined }) {
  return <Banner>{failure && <FormattedMessage {...failureMessageOf(failure)} />}</Banner>;
}
