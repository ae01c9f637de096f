// Requests that several parts of the bench use.
import { upcomingClassIds } from './sample.mjs';
import { BOOKABLE } from './settings.mjs';
import { listOperation, UPCOMING_PATH } from './statements.mjs';

/**
 * @typedef {import('./load.mjs').Call} Call
 * @typedef {import('./load.mjs').Load} Load
 */

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
