import type { Request } from 'express';

/**
 * Client routes whose address is a secret: it contains the id of a booking, crew, waiting-list entry or seat offer, or the
 * token of a mailed link.
 */
const PRIVATE_PAGES = [
  '/booking-confirmation/:id',
  '/crew-bookings/:id',
  '/waiting-list/:id',
  '/seat-offer/:id',
  '/reset-password',
  '/confirm-email',
];

const PRIVATE = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};
const PUBLIC = { 'Cache-Control': 'no-cache' };

/** Parameters of other pages that are secrets: the id of a seat offer, the token of a mailed link. */
const SECRET_PARAMETERS = ['offer', 'token'];

/** The headers of the page at an address, whose path is matched as the client's router does. */
export function pageHeaders({
  path,
  query,
}: Pick<Request, 'path' | 'query'>): Readonly<Record<string, string>> {
  const asMatched = decoded(path).replace(/\/+/g, '/');
  const isPrivate =
    patterns.some((pattern) => pattern.test(asMatched)) ||
    SECRET_PARAMETERS.some((name) => query[name] !== undefined);
  return isPrivate ? PRIVATE : PUBLIC;
}

// Case-insensitive and with an optional trailing slash, as react-router matches. It sends other doubled slashes home.
const patterns = PRIVATE_PAGES.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** Cannot throw, because Express has rejected paths that cannot be decoded. */
function decoded(path: string): string {
  const parts = path.split('/').map((part) => decodeURIComponent(part).replace(/\//g, '%2F'));
  return parts.join('/');
}
