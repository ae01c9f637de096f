import { createHash } from 'node:crypto';
import helmet from 'helmet';
import type { RequestHandler } from 'express';
import type { PageShell } from './page-shell.js';

interface SecurityParts {
  /** Inline styles and scripts to allow by hash. */
  inline: PageShell['inline'];
  /** The API's origin when the site is hosted apart from it. */
  apiOrigin: string | undefined;
  isBehindTls: boolean;
}

/** CSP without unsafe-inline, nosniff, no framing, no referrer beyond the origin, HSTS behind TLS. On every response. */
export function securityHeaders({ inline, apiOrigin, isBehindTls }: SecurityParts): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...hashesOf(inline.scripts)],
        styleSrc: ["'self'", ...hashesOf(inline.styles)],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(apiOrigin ? [apiOrigin] : [])],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isBehindTls && { includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}

/** Without duplicates, because pages share some texts. */
function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
