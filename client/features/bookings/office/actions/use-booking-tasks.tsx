import type { ReactNode } from 'react';

import { focusIfLost } from '../../../../ui/office/overlays/focus-if-lost';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { useBulkChanges, type BulkChanges } from '../bulk/use-bulk-changes';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import type { FormTask, RowTask } from './booking-rows';
import { useBookingCancellation } from './use-booking-cancellation';
import { useBookingChanges, type BookingChanges } from './use-booking-changes';
import { useBookingRestoration } from './use-booking-restoration';
import { useCertificate } from './use-certificate';

interface BookingTasksOptions {
  onDone: (done: ToastContent) => void;
  onFailed: (text: string) => void;
  openForm: (booking: OfficeBookingFragment, form: FormTask) => void;
  print: (booking: OfficeBookingFragment) => void;
  /** The element that gets the focus if an action has removed the control that had it. */
  focusIdOf: (booking: OfficeBookingFragment) => string;
  /** The server has returned a result for each booking of a bulk change. */
  onSettled?: (ids: readonly string[]) => void;
  /** The dialog of a cancellation is closed after an attempt. */
  onCancelled?: () => void;
  /** The contact of a crew is told of a cancellation or restoration. */
  isContactNotified?: boolean;
  /** The certificate is mailed when a booking is marked as attended. */
  isCertificateMailed?: boolean;
}

interface BookingTasks {
  bulk: BulkChanges;
  changes: BookingChanges;
  run: (booking: OfficeBookingFragment, task: RowTask) => void;
  /** Confirm a cancellation or restoration. */
  dialogs: ReactNode;
}

/** All actions for a booking, and the changes that the forms of the page make. */
export function useBookingTasks({
  onDone,
  onFailed,
  openForm,
  print,
  focusIdOf,
  onSettled,
  onCancelled,
  isContactNotified,
  isCertificateMailed = true,
}: BookingTasksOptions): BookingTasks {
  const keepFocus = (booking: OfficeBookingFragment) => focusIfLost(focusIdOf(booking));
  const bulk = useBulkChanges(onDone, onFailed, (ids) => onSettled?.(ids));
  const changes = useBookingChanges(
    (done, booking) => {
      onDone(done);
      keepFocus(booking);
    },
    onFailed,
    (booking) => bulk.mailReceipts([booking]),
  );
  const cancellation = useBookingCancellation(
    changes,
    (booking) => {
      keepFocus(booking);
      onCancelled?.();
    },
    isContactNotified,
  );
  const restoration = useBookingRestoration(changes, focusIdOf, isContactNotified);
  const saveCertificate = useCertificate(onFailed);

  const tasks: Readonly<Record<RowTask, (booking: OfficeBookingFragment) => unknown>> = {
    paid: (booking) => changes.setPayment(booking, 'paid'),
    pending: (booking) => changes.setPayment(booking, 'pending'),
    refunded: changes.refund,
    cancel: cancellation.cancel,
    restore: restoration.restore,
    move: (booking) => openForm(booking, 'move'),
    attendee: (booking) => openForm(booking, 'attendee'),
    print,
    attended: (booking) => bulk.recordAttendance([booking], 'attended', isCertificateMailed),
    absent: (booking) => bulk.recordAttendance([booking], 'absent'),
    clearAttendance: (booking) => bulk.recordAttendance([booking], null),
    certificate: saveCertificate,
    mailCertificate: (booking) => bulk.mailCertificates([booking]),
    receipt: (booking) => bulk.mailReceipts([booking]),
  };
  return {
    bulk,
    changes,
    run: (booking, task) => void tasks[task](booking),
    dialogs: (
      <>
        {cancellation.dialog}
        {restoration.dialog}
      </>
    ),
  };
}
