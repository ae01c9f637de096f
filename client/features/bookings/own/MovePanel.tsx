import { FormattedMessage } from 'react-intl';

import { useOtherDates } from '../book/use-other-dates';
import { DateForm } from './DateForm';
import { useOwnBookingMoveMutation } from './OwnBooking.generated';
import { ownMessages as messages } from './own-booking.messages';
import { failureMessageOf } from './OwnFailure';
import type { PanelProps } from './panel-props';
import { useOwnChange } from './use-own-change';

/** Chooses one of the bookable classes of the same type. */
export function MovePanel({ onClose, ...props }: PanelProps) {
  const { booking } = props;
  const { classInstance: current } = booking;
  const [move] = useOwnBookingMoveMutation();
  const otherDates = useOtherDates(current.classTypeId, current.id);
  const { refetch } = otherDates;
  const { isBusy, failure, send } = useOwnChange({ ...props, link: booking.id });

  const moveTo = (target: string) => {
    let newDates: ReturnType<typeof refetch> | undefined;
    void send(
      { target },
      async (bookingId, idempotencyKey) => {
        try {
          const input = { bookingId, classInstanceId: target, idempotencyKey };
          return (await move({ variables: { input } })).data?.moveOwnBooking;
        } catch (refused) {
          // Whatever the failure, the dates may have changed.
          newDates = refetch();
          throw refused;
        }
      },
      async () => {
        const nodes = (await newDates?.catch(() => undefined))?.data?.upcomingClasses.nodes;
        return nodes !== undefined && !nodes.some(({ id }) => id === target);
      },
    );
  };

  return (
    <DateForm
      heading={<FormattedMessage {...messages.moveHeading} />}
      until={booking.options.move.until}
      timeZone={current.timeZone}
      isCancellable={booking.options.cancel.isAllowed}
      explanation={<FormattedMessage {...messages.moveHow} />}
      moveLabel={<FormattedMessage {...messages.move} />}
      otherDates={otherDates}
      noDates={<FormattedMessage {...messages.noDates} />}
      failure={failure}
      failureText={failure && <FormattedMessage {...failureMessageOf(failure)} />}
      isBusy={isBusy}
      onMove={moveTo}
      onClose={onClose}
    />
  );
}
