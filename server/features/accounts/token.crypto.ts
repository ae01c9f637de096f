import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ISSUER = 'class-booking';
const AUDIENCE = 'class-booking-site';
const LIFETIME_SECONDS = 8 * 60 * 60;
const ALGORITHM = 'HS256';
/** A token is valid this much earlier than issued, for servers whose clocks are behind. */
const CLOCK_SKEW_SECONDS = 5;

interface TokenClaims {
  accountId: string;
  /** The account's token version when it was issued. */
  version: number;
}

/** Signs and reads the bearer tokens of one secret. The account itself is looked up anew on each request. */
export class Tokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    // Of a string, jsonwebtoken would find out at each token that it is no public key.
    this.key = createSecretKey(secret, 'utf8');
  }

  /** @param now the issuing moment; the token lives eight hours from it */
  issue({ accountId, version }: TokenClaims, now: Date): string {
    const issuedAt = Math.floor(now.getTime() / 1000);
    const claims = {
      ver: version,
      iat: issuedAt,
      nbf: issuedAt - CLOCK_SKEW_SECONDS,
      exp: issuedAt + LIFETIME_SECONDS,
    };
    return jwt.sign(claims, this.key, {
      algorithm: ALGORITHM,
      issuer: ISSUER,
      audience: AUDIENCE,
      subject: accountId,
    });
  }

  /** The claims of a good token; null for any other. */
  read(token: string, now: Date): TokenClaims | null {
    try {
      const claims = jwt.verify(token, this.key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: Math.floor(now.getTime() / 1000),
      });
      if (typeof claims === 'string' || claims.sub === undefined || claims.exp === undefined) return null;
      const version: unknown = claims.ver;
      return typeof version === 'number' ? { accountId: claims.sub, version } : null;
    } catch (error) {
      if (error instanceof jwt.JsonWebTokenError) return null;
      throw error;
    }
  }
}
