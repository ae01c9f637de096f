import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { paymentStatusMessages } from '../../../ui/bookings/booking-status.messages';
import { Cell, CellDetail, CellPrice } from '../../../ui/elements/TitleBlock';
import { confirmationMessages } from './confirmation.messages';

interface PaymentCellProps {
  status: 'paid' | 'refunded';
  amountCents: number;
  /** YYYY-MM-DD; null if unknown. */
  date: string | null;
  wide?: boolean;
}

/** An amount that was paid, or paid back. */
export function PaymentCell({ status, amountCents, date, wide = false }: PaymentCellProps) {
  const formats = useFormats();
  return (
    <Cell wide={wide} label={<FormattedMessage {...paymentStatusMessages[status]} />}>
      <CellPrice>{formats.money(amountCents)}</CellPrice>
      {date !== null && (
        <CellDetail>
          <FormattedMessage {...confirmationMessages.onDate} values={{ date: formats.fullDate(date) }} />
        </CellDetail>
      )}
    </Cell>
  );
}
