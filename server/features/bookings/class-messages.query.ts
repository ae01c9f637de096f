import type { EntityManager } from 'typeorm';
import { waitingMessageKeysOfClass } from '../waiting/waiting-messages.store.js';
import { bookingMessageKeysOfClass } from './booking-messages.store.js';
import { noticeKeysOfClass } from './class-notice.store.js';
import { officeMessageKeysOfClass } from './office-message.store.js';

/**
 * A subquery: what names the messages of a class in the outbox, with the class as `:classInstanceId`. Notices go to
 * whoever has a booking in it; of somebody who has moved away since, the booking itself tells.
 */
export function messageKeysOfClass(manager: EntityManager): string {
  const keys = [
    bookingMessageKeysOfClass,
    noticeKeysOfClass,
    officeMessageKeysOfClass,
    waitingMessageKeysOfClass,
  ];
  return keys.map((keysOf) => keysOf(manager)).join(' UNION ALL ');
}
