// Requests that several parts of the bench use.
import { ADMIN } from './processes.mjs';
import { upcomingClassIds } from './sample.mjs';
import { BOOKABLE } from './settings.mjs';
import { siteOperation } from './site-query.mjs';

/**
 * @typedef {import('./load.mjs').Call} Call
 * @typedef {import('./load.mjs').Load} Load
 */

export const UPCOMING_PATH = '/api/class-instances/upcoming/public';

/** The page size of the public board. */
const FIRST = 50;

/** @param {string} [checkout] of the client */
export const listOperation = (checkout) => siteOperation('UpcomingClasses', { first: FIRST }, checkout);

/** @type {Call} */
export const restList = { method: 'GET', path: UPCOMING_PATH };
/** @type {Call} */
export const graphList = { method: 'POST', path: '/graphql', body: listOperation() };

/**
 * @param {number} [classes] number of classes; default: all of the database with the most
 * @returns {Call}
 */
export const bookingIn = (classes = BOOKABLE) => ({
  method: 'POST',
  path: '/api/bookings',
  classes: upcomingClassIds(classes),
});

/**
 * Ten concurrent visitors without pauses.
 *
 * @param {{ url: string }} running
 * @param {Call} call
 * @param {number} seconds
 * @returns {Load}
 */
export const tenVisitors = ({ url }, call, seconds) => ({
  urls: [url],
  calls: [call],
  connections: 10,
  seconds,
});

/** @param {'sqlite' | 'postgres'} kind */
export const nameOf = (kind) => (kind === 'sqlite' ? 'SQLite' : 'PostgreSQL');

/**
 * @param {string} url
 * @param {string} path
 * @param {object} [body]
 * @param {string} [token]
 * @returns {Promise<any>}
 */
export async function send(url, path, body, token) {
  const headers = {
    'accept-language': 'en',
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(
    new URL(path, url),
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 500)}`);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer = isJson ? JSON.parse(text) : text;
  if (isJson && 'errors' in Object(answer)) throw new Error(`${path} answered ${text.slice(0, 500)}`);
  return answer;
}

/**
 * @param {{ url: string }} running
 * @returns {Promise<string>} the token of the office
 */
export async function logIn({ url }) {
  const { token } = await send(url, '/api/auth/login', ADMIN);
  return token;
}

/**
 * For a response with any status.
 *
 * @param {string} url
 * @param {object} body
 */
export const post = (url, body) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
