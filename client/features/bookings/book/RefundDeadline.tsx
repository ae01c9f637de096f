import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { useZoneName } from '../../../i18n/zone-name';
import { classSummaryMessages } from '../class-summary.messages';
import { useOpenedAt } from '../../../ui/use-opened-at';

interface RefundDeadlineProps {
  /** ISO instant. */
  deadline: string;
  /** The time zone of the venue. */
  timeZone: string;
  refundWindowHours: number;
}

/** The deadline for free cancellation, as a date at the venue; another text after the deadline. */
export function RefundDeadline({ deadline, timeZone, refundWindowHours }: RefundDeadlineProps) {
  const formats = useFormats();
  const zoneName = useZoneName();
  const isOver = useOpenedAt() > Date.parse(deadline);
  return isOver ? (
    <FormattedMessage {...classSummaryMessages.refundOver} values={{ hours: refundWindowHours }} />
  ) : (
    <FormattedMessage
      {...classSummaryMessages.cancelBy}
      values={{
        deadline: formats.nearInstant(deadline, timeZone),
        zone: zoneName(timeZone),
        hours: refundWindowHours,
        strong: (chunks) => <strong>{chunks}</strong>,
      }}
    />
  );
}
