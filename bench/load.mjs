// The client: a process of its own, so that making requests does not slow down who answers them.
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { percentile } from './statistics.mjs';

/**
 * @typedef {object} Load
 * @property {string} url
 * @property {Call[]} calls sent in turn by each connection
 * @property {number} connections
 * @property {number} [seconds]
 * @property {number} [amount] of requests, in place of seconds
 */

/**
 * @typedef {object} Call
 * @property {'GET' | 'POST'} method
 * @property {string} path
 * @property {object} [body]
 * @property {string} [token] of who asks
 * @property {string[]} [classes] the body is a booking of one of them, by somebody new each time
 */

/**
 * @typedef {object} Measured
 * @property {number} perSecond
 * @property {number} p99 in milliseconds
 * @property {number} answers
 * @property {string[]} faults anything but an answer of success
 */

/** Somebody who has not booked before, in every run of this process. */
let visitors = 0;

/**
 * A seat as the site asks for it over REST.
 *
 * @param {string} classId
 * @param {string} person
 */
export function bookingOf(classId, person) {
  return {
    class_instance_id: classId,
    first_name: 'Guest',
    last_name: person,
    email: `${person}@guest.example`,
    phone: '801-555-0142',
    company_name: 'Wasatch Framing',
    emergency_contact_name: 'Ana Guest',
    emergency_contact_phone: '801-555-0143',
    text_notifications: false,
    agree_to_terms: true,
  };
}

/**
 * @param {Call} call
 * @returns {import('autocannon').Request}
 */
function requestOf({ method, path, body, token, classes }) {
  const headers = {
    'content-type': 'application/json',
    'accept-language': 'en',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  if (method === 'GET') return { method, path, headers: { 'accept-language': 'en' } };
  if (!classes) return { method, path, headers, body: JSON.stringify(body) };
  return {
    method,
    path,
    headers,
    setupRequest: (request) => {
      visitors += 1;
      const classId = classes[visitors % classes.length] ?? '';
      return {
        ...request,
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify(bookingOf(classId, `${process.pid}-${visitors}`)),
      };
    },
  };
}

/**
 * @param {Load} load
 * @returns {Promise<Measured>}
 */
function run({ url, calls, connections, seconds, amount }) {
  return new Promise((resolve, reject) => {
    /** @type {number[]} */
    const times = [];
    const started = performance.now();
    let last = started;
    const options = {
      ...{ url, connections, sampleInt: 50, timeout: 30, requests: calls.map(requestOf) },
      ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
    };
    const tracker = autocannon(options, (error, result) => {
      if (error) reject(error);
      else
        resolve({
          perSecond: times.length / ((last - started) / 1000),
          p99: percentile(times, 0.99),
          answers: times.length,
          faults: faultsOf(result),
        });
    });
    // Its own figures are per whole second.
    tracker.on('response', (_client, _status, _bytes, milliseconds) => {
      times.push(milliseconds);
      last = performance.now();
    });
  });
}

/** @param {import('autocannon').Result} result */
function faultsOf({ errors, statusCodeStats }) {
  if (Object.keys(statusCodeStats).length === 0) return ['nothing answered in time'];
  const faults = Object.entries(statusCodeStats)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { count }]) => `${count} × ${status}`);
  return errors > 0 ? [...faults, `${errors} × no answer`] : faults;
}

if (process.send) {
  process.on('message', (/** @type {Load} */ load) => {
    run(load).then(
      (measured) => process.send?.({ measured }),
      (error) => process.send?.({ problem: String(error) }),
    );
  });
}
