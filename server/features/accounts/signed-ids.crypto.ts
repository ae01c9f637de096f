import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Ids that this site has given away for one purpose: the id and its signature. Derived when they are needed, so that no
 * table holds a secret that opens an account.
 */
export class SignedIds {
  constructor(private readonly secret: string) {}

  issue(purpose: string, id: string): string {
    return `${id}.${this.sign(purpose, id)}`;
  }

  /** The id; null when the signature is not ours, or is one for another purpose. */
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
