import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';

import { readFailure, type Failure } from '../../../../graphql/requests/failure';
import { isLost } from '../../../../graphql/requests/is-lost';
import { useInvalidateLists } from '../../../../graphql/office/use-invalidate-lists';
import { useReadNow } from '../../../../graphql/office/use-read-now';
import { useRepeatedChange, type RepeatableChange } from '../../../../graphql/office/use-repeated-change';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { lostAnswerMessages } from '../../../../ui/office/texts/lost-answer.messages';
import { isSame } from '../../../../ui/office/forms/form-values';
import { useOneAtATimePerKey } from '../../../../ui/office/forms/use-one-at-a-time-per-key';
import { bookingEventMessages } from '../booking/booking-page.messages';
import { BookingHistoryDocument } from '../booking/BookingPage.generated';
import { bookingMessages as messages } from '../office-bookings.messages';
import { OfficeBookingEditedDocument, type OfficeBookingFragment } from '../OfficeBookings.generated';

/** A change of one version of a booking. */
interface BookingChange {
  send: () => Promise<OfficeBookingFragment | undefined>;
  /** Whether a booking is as this change leaves it. */
  isMade: (booking: OfficeBookingFragment) => boolean;
  /** @param name the attendee's */
  outcomeOf: (changed: OfficeBookingFragment, name: string) => ToastContent;
}

interface AttemptOptions {
  /** The form displays errors of its fields itself. */
  hasFields?: boolean | undefined;
  /** Takes a seat again that had become free. */
  isUndo?: boolean | undefined;
}

export interface AttemptResult {
  /** Undefined if it failed. */
  saved: OfficeBookingFragment | undefined;
  /** Errors by field. */
  problems: Failure['fields'];
}

/** Whether a booking was moved to another class; then it may belong to other lists. */
export const isMoved = (before: OfficeBookingFragment, after: OfficeBookingFragment): boolean =>
  before.classInstance.id !== after.classInstance.id;

/** Whether a booking has the values of an input; undefined ones were not sent. */
export const hasValues =
  (values: Partial<OfficeBookingFragment>) =>
  (booking: OfficeBookingFragment): boolean =>
    Object.entries<unknown>(values).every(
      ([name, value]) => value === undefined || isSame(value, Reflect.get(booking, name)),
    );

export type BookingAttempt = ReturnType<typeof useBookingAttempt>;

/** One change of a booking at a time, whose success or failure is reported. Rows are updated in place. */
export function useBookingAttempt(
  onDone: (done: ToastContent, booking: OfficeBookingFragment) => void,
  onFailed: (text: string) => void,
) {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const client = useApolloClient();
  const readNow = useReadNow();
  const invalidateLists = useInvalidateLists();
  const runFor = useOneAtATimePerKey();
  const sendRepeatedly = useRepeatedChange<
    OfficeBookingFragment | undefined,
    BookingChange & RepeatableChange<OfficeBookingFragment | undefined>
  >();

  /** The row displays the current version from the cache. */
  const load = async (id: string) => (await readNow(OfficeBookingEditedDocument, id))?.booking;

  /** A list that is being loaded does not display changes made meanwhile. */
  const newest = (booking: OfficeBookingFragment): OfficeBookingFragment => {
    const query = OfficeBookingEditedDocument;
    const cached = client.readQuery({ query, variables: { id: booking.id } })?.booking;
    return cached && cached.version > booking.version ? cached : booking;
  };

  /** Who has changed a booking meanwhile, according to the audit log. */
  const whoChanged = async (id: string): Promise<string> => {
    const history = await readNow(BookingHistoryDocument, id).catch(() => undefined);
    const last = history?.bookingHistory.findLast(({ actorName }) => actorName !== null);
    if (!last?.actorName) return intl.formatMessage(messages.conflict);
    const what = intl.formatMessage(bookingEventMessages[last.kind]);
    return intl.formatMessage(messages.conflictWith, { who: last.actorName, what });
  };

  const nameOf = (booking: OfficeBookingFragment) => intl.formatMessage(wordMessages.person, booking);

  const placeOf = (booking: OfficeBookingFragment) => ({
    name: nameOf(booking),
    date: formats.instant(booking.classInstance.startsAt, booking.classInstance.timeZone),
  });

  const fail = async (shown: OfficeBookingFragment, failure: Failure, isUndo: boolean) => {
    const { code, text, fields } = failure;
    if (code === 'CONFLICT') {
      const now = await load(shown.id).catch(() => undefined);
      if (now && isMoved(shown, now)) {
        invalidateLists('bookings', 'bookableClasses', 'crew', 'crews');
        onFailed(intl.formatMessage(messages.conflictMoved, placeOf(now)));
      } else onFailed(await whoChanged(shown.id));
    } else if (code === 'NOT_FOUND') {
      invalidateLists('bookings', 'bookableClasses', 'crew', 'crews');
      onFailed(intl.formatMessage(messages.gone));
    } else if (code === 'CLASS_FULL' && isUndo) onFailed(intl.formatMessage(messages.seatGone));
    else if (isLost(failure)) onFailed(intl.formatMessage(lostAnswerMessages.unknown));
    else onFailed(fields['id'] ?? text ?? intl.formatMessage(messages.changeFailed));
  };

  /** @returns the saved booking; undefined if there is none */
  const change = async (
    base: OfficeBookingFragment,
    changeOf: (base: OfficeBookingFragment) => BookingChange,
  ): Promise<OfficeBookingFragment | undefined> => {
    const asked = changeOf(base);
    const find = async () => {
      const now = await load(base.id);
      return now?.version === base.version + 1 && asked.isMade(now) ? now : undefined;
    };
    const { saved, made } = await sendRepeatedly(`${base.id} ${base.version}`, { ...asked, find });
    // An earlier change was made after all: this one follows it.
    if (saved && made.send !== asked.send && !asked.isMade(saved)) return change(saved, changeOf);
    const isUnmoved = saved && !isMoved(base, saved);
    invalidateLists('bookableClasses', 'crew', 'crews', ...(isUnmoved ? [] : (['bookings'] as const)));
    if (saved) onDone(made.outcomeOf(saved, nameOf(saved)), saved);
    return saved;
  };

  /** @param changeOf the change of a version */
  return async (
    booking: OfficeBookingFragment,
    changeOf: (base: OfficeBookingFragment) => BookingChange,
    { hasFields = false, isUndo = false }: AttemptOptions = {},
  ): Promise<AttemptResult> => {
    const result = await runFor(booking.id, async (): Promise<AttemptResult> => {
      try {
        return { saved: await change(newest(booking), changeOf), problems: {} };
      } catch (error) {
        const failure = readFailure(error);
        if (hasFields && Object.keys(failure.fields).length > 0)
          return { saved: undefined, problems: failure.fields };
        await fail(booking, failure, isUndo);
        return { saved: undefined, problems: {} };
      }
    });
    return result ?? { saved: undefined, problems: {} };
  };
}
