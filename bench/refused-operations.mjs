// The cost of a rejected operation: node bench/refused-operations.mjs [times]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuOf, startProduct } from './processes.mjs';
import { median } from './statistics.mjs';

const TIMES = Number(process.argv[2] ?? 40);
const WARM_UP = 20;

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
const email = 'a@bench.example';

/**
 * @param {number} bytes
 * @returns {Record<string, string | number>}
 */
function unknownKeys(bytes) {
  const keys = Array.from({ length: Math.floor(bytes / 12) }, (_, index) => [`emailx${index}`, 1]);
  return { email, password: 'not the password', ...Object.fromEntries(keys) };
}

/**
 * @param {number} count
 * @param {(index: number) => string} part
 */
const listed = (count, part) => Array.from({ length: count }, (_, index) => part(index)).join(' ');

const NAME_SEATS = 'mutation ($input: NameCrewSeatsInput!) { nameCrewSeats(input: $input) { id } }';
const attendees = Array.from({ length: 1_500 }, () => ({ firstName: '', lastName: '', email: 'x' }));

/** @type {Record<string, object>} */
const OPERATIONS = {
  'unknown keys in a variable, 81 KB': { query: LOGIN, variables: { input: unknownKeys(68_000) } },
  'unknown keys in a variable, 15 KB': { query: LOGIN, variables: { input: unknownKeys(12_500) } },
  'a list above its maximum, 1,500 items': {
    query: NAME_SEATS,
    variables: { input: { crewBookingId: 'none', attendees } },
  },
  'a field that is none, 245 times': { query: `{${'site{a} '.repeat(245)}}` },
  'a field that is none, 124 times': { query: `{${'site{a} '.repeat(124)}}` },
  'fields that are none, 124': { query: `{${listed(124, (index) => `site{a${index}}`)}}` },
  'a field that only admins know, 124 times': { query: `{${'bookings{a} '.repeat(124)}}` },
  'fields in one place that differ, 70 times': { query: `{${'site{companyName x:site} '.repeat(70)}}` },
  'what is no query': { query: '{ site { ' },
  'a query that is answered': { query: '{ site { companyName } }' },
};

const folder = await mkdtemp(join(tmpdir(), 'booking-bench-'));
const server = await startProduct({ url: `sqlite:${join(folder, 'refused.sqlite')}`, folder }, [
  './cpu-usage.mjs',
]);

try {
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const body = JSON.stringify(operation);
    const times = [];
    let [status, size] = [0, 0];
    for (let turn = -WARM_UP; turn < TIMES; turn += 1) {
      const before = await cpuOf(server);
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      size = (await answer.arrayBuffer()).byteLength;
      status = answer.status;
      const used = (await cpuOf(server)) - before;
      if (turn >= 0) times.push(used);
    }
    const most = Math.max(...times).toFixed(1);
    const asked = `${(body.length / 1024).toFixed(1)} KB asked, ${(size / 1024).toFixed(1)} KB answered`;
    console.log(`${name}: ${status}, ${median(times).toFixed(1)} ms of CPU, at most ${most} (${asked})`);
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}
