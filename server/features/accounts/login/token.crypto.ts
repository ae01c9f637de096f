import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ISSUER = 'class-booking';
const AUDIENCE = 'class-booking-site';
const LIFETIME_SECONDS = 8 * 60 * 60;
const ALGORITHM = 'HS256';
/** Tokens are accepted this long before they were issued, for servers whose clocks are behind. */
const CLOCK_SKEW_SECONDS = 5;

interface TokenClaims {
  accountId: string;
  /** The account's token version at the time of issue. */
  version: number;
}

/** Signs and verifies bearer tokens. The account is looked up on each request. */
export class Tokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    // A string would make jsonwebtoken check for each token whether it is a public key.
    this.key = createSecretKey(secret, 'utf8');
  }

  /** @param now the time of issue; the token is valid for eight hours */
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

  /** The claims of a valid token; null for an invalid one. */
  read(token: string, now: Date): TokenClaims | null {
    try {
      const claims = jwt.verify(token, this.key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: Math.floor(now.getTime() / 1000),
      });
      if (typeof claims === 'string' || claims.sub === undefined || claims.exp === undefined) return null;
      const { sub: accountId, ver } = claims;
      // PostgreSQL rejects a NUL character.
      return typeof ver === 'number' && !accountId.includes('\0') ? { accountId, version: ver } : null;
    } catch (error) {
      if (error instanceof jwt.JsonWebTokenError) return null;
      throw error;
    }
  }
}
