import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Checkbox } from '../../../ui/Checkbox';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import { takesPlace } from './takes-place';
import { tellingMessages as messages } from './telling.messages';

interface TellAttendeesProps {
  id: string;
  bookings: readonly OfficeBookingFragment[];
  isTold: boolean;
  onChange: (isTold: boolean) => void;
}

/** The choice to notify the attendees by email of a change to their bookings. */
export function TellAttendees({ id, bookings, isTold, onChange }: TellAttendeesProps) {
  const values = { count: bookings.length, email: bookings[0]?.email ?? '' };
  const [now] = useState(() => Date.now());
  const canUndo = bookings.every(({ classInstance }) => takesPlace(classInstance, now));
  return (
    <Checkbox
      id={id}
      label={<FormattedMessage {...messages.tell} values={values} />}
      hint={<FormattedMessage {...(canUndo ? messages.hint : messages.finalHint)} values={values} />}
      checked={isTold}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
