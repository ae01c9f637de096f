/**
 * Whose address holds a secret: the id of a booking, of a crew, of a place on a waiting list or of an offer, or the token of a
 * mailed link. As the client's routes have them.
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

/** The headers of the page that the client shows at an address, by the pattern of its route and not by its letters. */
export function pageHeaders(path: string): Readonly<Record<string, string>> {
  const asMatched = decoded(path).replace(/\/+/g, '/');
  return patterns.some((pattern) => pattern.test(asMatched)) ? PRIVATE : PUBLIC;
}

// As react-router matches: in any case, and with slashes at the end. Slashes that are doubled elsewhere lead it home.
const patterns = PRIVATE_PAGES.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** Express has refused what cannot be decoded. */
function decoded(path: string): string {
  const parts = path.split('/').map((part) => decodeURIComponent(part).replace(/\//g, '%2F'));
  return parts.join('/');
}
