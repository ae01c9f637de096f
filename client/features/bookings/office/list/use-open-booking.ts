import { useState } from 'react';
import { useIntl } from 'react-intl';

import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import type { FormTask } from '../actions/booking-rows';
import { bookingListMessages as messages } from '../booking-list.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';

export interface OpenBooking {
  isOpen: (booking: OfficeBookingFragment) => boolean;
  /** The form that is open in the details. */
  form: FormTask | undefined;
  /** What to announce after the details were opened or closed. */
  announcement: string;
  toggle: (booking: OfficeBookingFragment) => void;
  openForm: (booking: OfficeBookingFragment, form: FormTask) => void;
  /** Leaves the details open. */
  closeForm: (booking: OfficeBookingFragment) => void;
}

/** The booking of a list whose details are open. */
export function useOpenBooking(): OpenBooking {
  const intl = useIntl();
  const [opened, setOpened] = useState<{ id: string; form?: FormTask }>();
  const [announcement, setAnnouncement] = useState('');
  const form = opened?.form;
  const isOpen = ({ id }: OfficeBookingFragment) => opened?.id === id;
  return {
    isOpen,
    form,
    announcement,
    toggle: (booking) => {
      const wasOpen = isOpen(booking);
      setOpened(wasOpen ? undefined : { id: booking.id });
      const name = intl.formatMessage(wordMessages.person, booking);
      setAnnouncement(intl.formatMessage(wasOpen ? messages.detailsClosed : messages.detailsOpen, { name }));
    },
    openForm: ({ id }, next) => setOpened({ id, form: next }),
    closeForm: ({ id }) => {
      setOpened({ id });
      if (form) document.getElementById(`${form}-of-${id}`)?.focus();
    },
  };
}
