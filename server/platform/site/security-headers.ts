import { createHash } from 'node:crypto';
import helmet from 'helmet';
import type { RequestHandler } from 'express';

interface SecurityParts {
  /** The text of the one inline style sheet. */
  inlineStyle: string;
  /** The API's origin when the site is hosted apart from it. */
  apiOrigin: string | undefined;
  isBehindTls: boolean;
}

/** CSP without unsafe-inline, nosniff, no framing, no referrer beyond the origin, HSTS behind TLS. On every answer. */
export function securityHeaders({ inlineStyle, apiOrigin, isBehindTls }: SecurityParts): RequestHandler {
  const styleHash = createHash('sha256').update(inlineStyle).digest('base64');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", `'sha256-${styleHash}'`],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(apiOrigin ? [apiOrigin] : [])],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isBehindTls,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}
