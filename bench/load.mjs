// The load client, in a process of its own, so that sending requests does not slow the server down.
import { randomUUID } from 'node:crypto';
import { Client } from 'undici';
import { inLetters } from './person-names.mjs';
import { counted, median, percentile } from './statistics.mjs';

/**
 * @typedef {object} Load
 * @property {string[]} urls used in turn by each connection, like a round-robin load balancer
 * @property {Call[]} calls sent in turn by each connection
 * @property {number} connections
 * @property {number} [seconds]
 * @property {number} [amount] of requests, instead of seconds
 */

/**
 * @typedef {object} Call
 * @property {'GET' | 'POST'} method
 * @property {string} path
 * @property {object} [body]
 * @property {string} [token] of the caller
 * @property {string[]} [classes] the body is a booking of one of them, for a new attendee each time
 * @property {Expected} [expected] of every response; default: any success
 */

/**
 * @typedef {object} Expected
 * @property {number} status
 * @property {[number, number]} bytes of the body, minimum and maximum
 */

/**
 * @typedef {object} Measured
 * @property {number} perSecond
 * @property {number} p50 in milliseconds
 * @property {number} p99 in milliseconds
 * @property {number} answers
 * @property {number} bytes of all bodies
 * @property {string[]} faults all responses except successes
 */

/** Makes each attendee unique. */
let visitors = 0;

/**
 * The site's booking request over REST.
 *
 * @param {string} classId
 * @param {string} person
 */
export function bookingOf(classId, person) {
  return {
    class_instance_id: classId,
    first_name: 'Guest',
    last_name: inLetters(person),
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
 * @returns {import('undici').Dispatcher.RequestOptions}
 */
function requestOf({ method, path, body, token, classes }) {
  if (method === 'GET') return { method, path, headers: { 'accept-language': 'en' } };
  const headers = {
    'content-type': 'application/json',
    'accept-language': 'en',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  if (!classes) return { method, path, headers, body: JSON.stringify(body) };
  visitors += 1;
  const classId = classes[visitors % classes.length] ?? '';
  return {
    method,
    path,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify(bookingOf(classId, `${process.pid}-${visitors}`)),
  };
}

/**
 * @param {Load} load
 * @returns {Promise<Measured>}
 */
async function run({ urls, calls, connections, seconds = 1, amount }) {
  /** @type {number[]} */
  const times = [];
  /** @type {string[]} */
  const faults = [];
  const started = performance.now();
  const isOver = () => (amount === undefined ? performance.now() - started > seconds * 1000 : sent >= amount);
  let sent = 0;
  let bytes = 0;
  let last = started;
  const connection = async (/** @type {number} */ number) => {
    const clients = urls.map((url) => new Client(url, { headersTimeout: 30_000, bodyTimeout: 30_000 }));
    for (let turn = 0; !isOver(); turn += 1) {
      sent += 1;
      const call = calls[turn % calls.length];
      const client = clients[(number + turn) % clients.length];
      if (!call || !client) break;
      const asked = performance.now();
      try {
        const { statusCode, body } = await client.request(requestOf(call));
        const { byteLength } = await body.arrayBuffer();
        last = performance.now();
        times.push(last - asked);
        bytes += byteLength;
        const fault = faultOf(call, statusCode, byteLength);
        if (fault) faults.push(fault);
      } catch {
        faults.push('no answer');
      }
    }
    await Promise.all(clients.map((client) => client.close()));
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => connection(number)));
  return {
    perSecond: times.length / ((last - started) / 1000),
    p50: median(times),
    p99: percentile(times, 0.99),
    answers: times.length,
    bytes,
    faults: times.length === 0 ? ['nothing answered in time'] : counted(faults),
  };
}

/**
 * @param {Call} call
 * @param {number} status
 * @param {number} bytes
 * @returns {string | undefined} what is wrong with the response
 */
function faultOf({ expected }, status, bytes) {
  if (!expected) return status >= 200 && status <= 299 ? undefined : `status ${status}`;
  if (status !== expected.status) return `status ${status} in place of ${expected.status}`;
  const [least, most] = expected.bytes;
  return bytes >= least && bytes <= most ? undefined : `${bytes} bytes in place of ${least} to ${most}`;
}

if (process.send) {
  process.on('message', (/** @type {Load} */ load) => {
    run(load).then(
      (measured) => process.send?.({ measured }),
      (error) => process.send?.({ problem: String(error) }),
    );
  });
}
