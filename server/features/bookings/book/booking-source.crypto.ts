import { createHmac } from 'node:crypto';

/** Keyed hashes by which bookings from one address are recognized without storing the address. */
export class BookingSources {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = createHmac('sha256', secret).update('booking-source').digest();
  }

  /** @returns 32 hexadecimal digits */
  keyOf(address: string): string {
    return createHmac('sha256', this.key).update(address).digest('hex').slice(0, 32);
  }
}
