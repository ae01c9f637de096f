import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { Cell, CellPrice, TitleBlock } from '../../../ui/TitleBlock';
import { classSummaryMessages } from '../class-summary.messages';
import { confirmationMessages } from '../confirmation/confirmation.messages';
import { GettingThere } from '../confirmation/GettingThere';
import { MapLink } from '../confirmation/MapLink';
import { crewFieldMessages } from './crew.messages';
import type { Crew_bookingFragment } from './CrewBooking.generated';
import { owedCents } from './owed-cents';

/** The way to the class, company, purchase order, and what is still to be paid for all seats. */
export function CrewFacts({ crew }: { crew: Crew_bookingFragment }) {
  const formats = useFormats();
  const { companyName, purchaseOrder, classInstance } = crew;
  const owed = owedCents(crew);
  return (
    <TitleBlock>
      <Cell wide label={<FormattedMessage {...classSummaryMessages.place} />}>
        <MapLink classInstance={classInstance} />
      </Cell>
      {classInstance.venue && <GettingThere venue={classInstance.venue} />}
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
