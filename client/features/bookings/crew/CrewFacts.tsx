import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { Cell, CellPrice, TitleBlock } from '../../../ui/elements/TitleBlock';
import { confirmationMessages } from '../confirmation/confirmation.messages';
import { PaymentCell } from '../confirmation/PaymentCell';
import { VenueAccess } from '../confirmation/VenueAccess';
import { crewFieldMessages } from './crew.messages';
import type { Crew_bookingFragment } from './CrewBooking.generated';
import styles from './CrewBooking.module.css';
import { owedCents } from './owed-cents';
import { crewLinkMessages } from './crew-link.messages';
import { crewPayments, refundDueCents } from './crew-payments';

/** Directions, company, purchase order, the amount due for all seats, and the amounts paid and refunded. */
export function CrewFacts({ crew }: { crew: Crew_bookingFragment }) {
  const formats = useFormats();
  const { companyName, purchaseOrder, classInstance } = crew;
  const owed = owedCents(crew);
  const refundDue = refundDueCents(crew);
  return (
    <TitleBlock className={styles.facts}>
      {classInstance.venue && <VenueAccess venue={classInstance.venue} />}
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
      {owed > 0 && classInstance.status !== 'cancelled' && (
        <Cell wide label={<FormattedMessage {...confirmationMessages.toPay} />}>
          <CellPrice>{formats.money(owed)}</CellPrice>
        </Cell>
      )}
      {crewPayments(crew).map(({ status, date, amountCents }) => (
        <PaymentCell wide key={`${status} ${date}`} status={status} date={date} amountCents={amountCents} />
      ))}
      {refundDue > 0 && (
        <Cell wide label={<FormattedMessage {...crewLinkMessages.refundDue} />}>
          <CellPrice>{formats.money(refundDue)}</CellPrice>
        </Cell>
      )}
    </TitleBlock>
  );
}
