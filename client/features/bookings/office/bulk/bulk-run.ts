import type { TypedDocumentNode } from '@apollo/client';

import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { notifyMessages } from '../actions/notify.messages';
import type { BookingsCancelMutation } from './BulkBookings.generated';
import type { BulkRefusal, BulkTask } from './use-bulk-task';

/** All mutations have the same result. */
export type BulkRequest<Input> = TypedDocumentNode<BookingsCancelMutation, { input: Input }>;

export type Bookings = readonly OfficeBookingFragment[];

/** The bookings that a task changed. */
export type Changed = readonly BulkRefusal[];

/** What a bulk change is made with. */
export interface BulkRun {
  send: <Input>(
    mutation: BulkRequest<Input>,
    input: Input,
  ) => Promise<BookingsCancelMutation['changes'] | undefined>;
  begin: (task: BulkTask) => Promise<void>;
  beginUndo: (changed: Changed, task: Pick<BulkTask, 'requests' | 'mails' | 'reasons' | 'isMove'>) => void;
}

/** Who is notified by email of a change and of its undo. */
export interface BulkNotifyOptions {
  notifyAttendees: boolean;
  /** For each crew with one of the bookings. */
  notifyContact: boolean;
}

/** Only true values, because nobody is notified by default. */
export const notifyInput = ({ notifyAttendees, notifyContact }: Partial<BulkNotifyOptions> = {}) => ({
  ...(notifyAttendees && { notifyAttendees }),
  ...(notifyContact && { notifyContact }),
});

export const mailsOf = ({ notifyAttendees }: BulkNotifyOptions, isUndo = false) => {
  if (!notifyAttendees) return notifyMessages.noMails;
  return isUndo ? notifyMessages.mailsIfTold : notifyMessages.mails;
};

export const versionsOf = (bookings: Bookings) => bookings.map(({ id, version }) => ({ id, version }));

/** The current bookings, to be changed back. */
export const now = (changed: Changed) => changed.flatMap(({ change }) => change.booking ?? []);
