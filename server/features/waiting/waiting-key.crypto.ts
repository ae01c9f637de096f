import { createHmac } from 'node:crypto';

/** Derives ids of entries from idempotency keys, so that a form submitted twice creates one entry. */
export class WaitingKeys {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = createHmac('sha256', secret).update('waiting-list-entry').digest();
  }

  /** A UUID (version 8, RFC 9562) that cannot be derived from the key without the site's secret. */
  idOf(idempotencyKey: string): string {
    const digest = createHmac('sha256', this.key).update(idempotencyKey).digest();
    const bytes = digest.subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
