import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Checkbox } from '../../../../ui/forms/Checkbox';
import { EmailText } from '../../../../ui/office/contact/EmailText';
import { useOpenedAt } from '../../../../ui/page/use-opened-at';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { takesPlace } from '../class-progress';
import { notifyMessages as messages } from './notify.messages';

interface NotifyAttendeesProps {
  id: string;
  bookings: readonly OfficeBookingFragment[];
  isNotified: boolean;
  /** Default: when the email leaves. */
  hint?: ReactNode;
  onChange: (isNotified: boolean) => void;
}

/** The choice to notify the attendees by email of a change to their bookings. */
export function NotifyAttendees({ id, bookings, isNotified, hint, onChange }: NotifyAttendeesProps) {
  const values = { count: bookings.length, email: <EmailText>{bookings[0]?.email ?? ''}</EmailText> };
  const now = useOpenedAt();
  const canUndo = bookings.every(({ classInstance }) => takesPlace(classInstance, now));
  return (
    <Checkbox
      id={id}
      label={<FormattedMessage {...messages.tell} values={values} />}
      hint={hint ?? <FormattedMessage {...(canUndo ? messages.hint : messages.finalHint)} values={values} />}
      checked={isNotified}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
