import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Ids signed for one purpose. Signatures are derived on demand, so that the database contains no secret that grants
 * access to an account.
 */
export class SignedIds {
  constructor(private readonly secret: string) {}

  issue(purpose: string, id: string): string {
    return `${id}.${this.sign(purpose, id)}`;
  }

  /** The id; null if the signature is invalid or for another purpose. */
  read(purpose: string, token: string): string | null {
    const [id = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.sign(purpose, id));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  private sign(purpose: string, id: string): string {
    return createHmac('sha256', this.secret).update(`${purpose}:${id}`).digest('base64url');
  }
}
