import { createHmac } from 'node:crypto';

/** Ids of entries by the key of the form that made them, so that a form which is sent twice makes one entry. */
export class WaitingKeys {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = createHmac('sha256', secret).update('waiting-list-entry').digest();
  }

  /** A UUID (version 8 of RFC 9562) that nobody can make of the key who has not the site's secret. */
  idOf(idempotencyKey: string): string {
    const digest = createHmac('sha256', this.key).update(idempotencyKey).digest();
    const bytes = digest.subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
