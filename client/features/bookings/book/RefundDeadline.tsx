import { FormattedMessage } from 'react-intl';

import { classSummaryMessages } from '../class-summary.messages';
import { useOpenedAt } from '../../../ui/page/use-opened-at';
import { useDeadlineValues } from '../../../i18n/use-deadline-values';

interface RefundDeadlineProps {
  /** ISO instant. */
  deadline: string;
  /** The time zone of the venue. */
  timeZone: string;
  refundWindowHours: number;
}

/** The deadline for free cancellation, as a date at the venue; another text after the deadline. */
export function RefundDeadline({ deadline, timeZone, refundWindowHours }: RefundDeadlineProps) {
  const deadlineValues = useDeadlineValues();
  const isOver = useOpenedAt() > Date.parse(deadline);
  return isOver ? (
    <FormattedMessage {...classSummaryMessages.refundOver} values={{ hours: refundWindowHours }} />
  ) : (
    <FormattedMessage
      {...classSummaryMessages.cancelBy}
      values={{
        ...deadlineValues(deadline, timeZone),
        hours: refundWindowHours,
      }}
    />
  );
}
