import { useIntl } from 'react-intl';

import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { takesPlace } from '../class-progress';
import { bookingMessages as messages } from '../office-bookings.messages';
import {
  useBookingCancelMutation,
  useBookingMoveMutation,
  useBookingRestoreMutation,
  type OfficeBookingFragment,
} from '../OfficeBookings.generated';
import { notifyMessages } from './notify.messages';
import { hasValues, type BookingAttempt } from './use-booking-attempt';

export interface SeatChanges {
  cancel: (booking: OfficeBookingFragment, notifyOptions: NotifyOptions) => Promise<void>;
  restore: (booking: OfficeBookingFragment, notifyOptions: NotifyOptions) => Promise<void>;
  /** @returns whether it was moved */
  move: (
    booking: OfficeBookingFragment,
    classInstanceId: string,
    notifyOptions: NotifyOptions,
  ) => Promise<boolean>;
}

/** Who is notified by email. */
interface NotifyOptions {
  notifyAttendee: boolean;
  /** The contact of the crew, if any. */
  notifyContact?: boolean;
  /** Undoes a change that they were notified of. */
  isUndo?: boolean;
}

/** Only true values, because nobody is notified by default. */
const notifyInput = ({ notifyAttendee, notifyContact = false }: NotifyOptions) => ({
  ...(notifyAttendee && { notifyAttendee }),
  ...(notifyContact && { notifyContact }),
});

export function useSeatChanges(attempt: BookingAttempt): SeatChanges {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const [cancelOne] = useBookingCancelMutation();
  const [restoreOne] = useBookingRestoreMutation();
  const [moveOne] = useBookingMoveMutation();

  /** The text for the change, and whether the attendee is notified by email. */
  const sentences = (done: string, { notifyAttendee, isUndo = false }: NotifyOptions) => {
    const mail = isUndo ? notifyMessages.mailIfTold : notifyMessages.mail;
    return `${done} ${intl.formatMessage(notifyAttendee ? mail : notifyMessages.noMail)}`;
  };

  const changes: SeatChanges = {
    cancel: async (booking, notifyOptions) => {
      await attempt(booking, ({ id, version }) => ({
        send: async () => {
          const input = { id, version, ...notifyInput(notifyOptions) };
          return (await cancelOne({ variables: { input } })).data?.cancelBooking;
        },
        isMade: hasValues({ bookingStatus: 'cancelled' }),
        outcomeOf: (changed, name) => ({
          text: sentences(intl.formatMessage(messages.cancelledDone, { name }), notifyOptions),
          ...(takesPlace(changed.classInstance) && {
            undo: () => void changes.restore(changed, { ...notifyOptions, isUndo: true }),
          }),
        }),
      }));
    },
    restore: async (booking, notifyOptions) => {
      await attempt(
        booking,
        ({ id, version }) => ({
          send: async () => {
            const input = { id, version, ...notifyInput(notifyOptions) };
            return (await restoreOne({ variables: { input } })).data?.restoreBooking;
          },
          isMade: hasValues({ bookingStatus: 'confirmed' }),
          outcomeOf: (changed, name) => ({
            text: sentences(intl.formatMessage(messages.restoredDone, { name }), notifyOptions),
          }),
        }),
        notifyOptions,
      );
    },
    move: async (booking, classInstanceId, notifyOptions) => {
      const { classInstance: from } = booking;
      const { saved } = await attempt(
        booking,
        ({ id, version }) => ({
          send: async () => {
            const input = { id, version, classInstanceId, ...notifyInput(notifyOptions) };
            return (await moveOne({ variables: { input } })).data?.moveBooking;
          },
          isMade: ({ classInstance }) => classInstance.id === classInstanceId,
          outcomeOf: (changed, name) => {
            const { startsAt, timeZone } = changed.classInstance;
            const values = { name, date: formats.instant(startsAt, timeZone) };
            return {
              text: sentences(intl.formatMessage(messages.movedDone, values), notifyOptions),
              ...(takesPlace(from) && {
                undo: () => void changes.move(changed, from.id, { ...notifyOptions, isUndo: true }),
              }),
            };
          },
        }),
        notifyOptions,
      );
      return saved !== undefined;
    },
  };
  return changes;
}
