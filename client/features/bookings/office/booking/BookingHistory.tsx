import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { History, type HistoryEvent } from '../../../../ui/office/page/History';
import { Separated } from '../../../../ui/office/page/Separated';
import { bookingEventMessages, bookingPageMessages as messages } from './booking-page.messages';
import type { BookingHistoryQuery } from './BookingPage.generated';
import { historyActor } from '../history-actor';
import { paymentMessages, paymentMethodMessages } from './payment.messages';

type BookingEvent = BookingHistoryQuery['bookingHistory'][number];

interface BookingHistoryProps {
  /** Undefined until loaded. */
  events: readonly BookingEvent[] | undefined;
  hasFailed: boolean;
  onRetry: () => unknown;
}

/** The events and messages of a booking, newest first. */
export function BookingHistory({ events, ...history }: BookingHistoryProps) {
  const eventOf = useEvent();
  return <History events={events?.map(eventOf)} {...history} />;
}

function useEvent(): (event: BookingEvent) => HistoryEvent {
  const what = useWhat();
  return (event) => ({
    key: event.id + event.kind,
    what: what(event),
    at: event.at,
    isFailed: event.kind.endsWith('Failed'),
    by: historyActor(event),
  });
}

/** An event in one line: 'Paid · Nov 22, 2026 · Cash'. */
function useWhat(): (event: BookingEvent) => ReactNode {
  const intl = useIntl();
  const formats = useOfficeFormats();
  return ({ kind, fromClass, toClass, fromAmountCents, toAmountCents, paymentMethod, paymentDate }) => {
    const on = (shown: typeof toClass) => (shown ? formats.instant(shown.startsAt, shown.timeZone) : '');
    if (kind === 'moved' && toClass)
      return fromClass
        ? intl.formatMessage(messages.movedFrom, { from: on(fromClass), to: on(toClass) })
        : intl.formatMessage(messages.movedTo, { to: on(toClass) });
    if (fromAmountCents !== null && toAmountCents !== null)
      return intl.formatMessage(paymentMessages.amountChanged, {
        from: formats.amount(fromAmountCents),
        to: formats.amount(toAmountCents),
      });
    const parts = [
      intl.formatMessage(bookingEventMessages[kind]),
      kind === 'booked' && paymentDate && intl.formatMessage(bookingEventMessages.paid),
      paymentDate && formats.date(paymentDate),
      paymentMethod && intl.formatMessage(paymentMethodMessages[paymentMethod]),
    ];
    return <Separated>{parts.filter(Boolean)}</Separated>;
  };
}
