import { createHmac } from 'node:crypto';
import { uuidOf } from '../../platform/database/record-id.js';

/** Derives ids of entries from idempotency keys, so that a form submitted twice creates one entry. */
export class WaitingKeys {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = createHmac('sha256', secret).update('waiting-list-entry').digest();
  }

  /** A UUID that cannot be derived from the key without the site's secret. */
  idOf(idempotencyKey: string): string {
    return uuidOf(createHmac('sha256', this.key).update(idempotencyKey).digest());
  }
}
