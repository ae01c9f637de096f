import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { Cell, CellPrice, TitleBlock } from '../../../ui/TitleBlock';
import { confirmationMessages } from '../confirmation/confirmation.messages';
import { crewFieldMessages } from './crew.messages';
import type { Crew_bookingFragment } from './CrewBooking.generated';

/** Company, purchase order, and what is still to be paid for all seats. */
export function CrewFacts({ crew }: { crew: Crew_bookingFragment }) {
  const formats = useFormats();
  const { companyName, purchaseOrder } = crew;
  const owed = owedCents(crew);
  if (!companyName && !purchaseOrder && owed === 0) return null;
  return (
    <TitleBlock>
      {companyName && (
        <Cell wide label={<FormattedMessage {...confirmationMessages.company} />}>
          {companyName}
        </Cell>
      )}
      {purchaseOrder && (
        <Cell wide label={<FormattedMessage {...crewFieldMessages.purchaseOrder} />}>
          {purchaseOrder}
        </Cell>
      )}
      {owed > 0 && (
        <Cell wide label={<FormattedMessage {...confirmationMessages.toPay} />}>
          <CellPrice>{formats.money(owed)}</CellPrice>
        </Cell>
      )}
    </TitleBlock>
  );
}

function owedCents({ bookings, unnamedSeats, seatPriceCents }: Crew_bookingFragment): number {
  return bookings
    .filter(
      ({ bookingStatus, paymentStatus }) => bookingStatus !== 'cancelled' && paymentStatus === 'pending',
    )
    .reduce((sum, { amountCents }) => sum + amountCents, unnamedSeats * seatPriceCents);
}
