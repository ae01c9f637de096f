import { FormattedMessage } from 'react-intl';

import { Checkbox } from '../../../ui/Checkbox';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import { tellingMessages as messages } from './telling.messages';

interface TellAttendeesProps {
  id: string;
  bookings: readonly OfficeBookingFragment[];
  isTold: boolean;
  onChange: (isTold: boolean) => void;
}

/** Whether the attendees are told by email of what is done with their bookings. */
export function TellAttendees({ id, bookings, isTold, onChange }: TellAttendeesProps) {
  const values = { count: bookings.length, email: bookings[0]?.email ?? '' };
  return (
    <Checkbox
      id={id}
      label={<FormattedMessage {...messages.tell} values={values} />}
      hint={<FormattedMessage {...messages.hint} values={values} />}
      checked={isTold}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
