import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The secret of a mailed link: the request's id and its signature. Derived when the mail is written, so that no table
 * holds a secret that opens an account.
 */
export class ResetTokens {
  constructor(private readonly secret: string) {}

  issue(resetId: string): string {
    return `${resetId}.${this.sign(resetId)}`;
  }

  /** The request's id; null when the signature is not ours. */
  read(token: string): string | null {
    const [id = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.sign(id));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  private sign(resetId: string): string {
    return createHmac('sha256', this.secret).update(`password-reset:${resetId}`).digest('base64url');
  }
}
