// Does the response time of a log-in reveal whether an email has an account? node bench/login-timing.mjs [pairs]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN, startProduct } from './processes.mjs';
import { median } from './statistics.mjs';

const PAIRS = Number(process.argv[2] ?? 400);
const WARM_UP = 30;

const REQUEST_RESET =
  'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { isAccepted } }';

/**
 * @param {string} url
 * @param {object} body
 */
const post = (url, body) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** @type {Record<string, (server: string, email: string) => Promise<Response>>} */
const QUESTIONS = {
  'log-in, REST': (server, email) =>
    post(`${server}/api/auth/login`, { email, password: 'not the password' }),
  'log-in, GraphQL': (server, email) =>
    post(`${server}/graphql`, {
      query: 'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      variables: { input: { email, password: 'not the password' } },
    }),
  'password reset, GraphQL': (server, email) =>
    post(`${server}/graphql`, { query: REQUEST_RESET, variables: { input: { email } } }),
};

/**
 * @param {() => Promise<Response>} ask
 * @returns {Promise<number>} milliseconds
 */
async function timeOf(ask) {
  const start = performance.now();
  await (await ask()).arrayBuffer();
  return performance.now() - start;
}

const folder = await mkdtemp(join(tmpdir(), 'booking-bench-'));
const server = await startProduct({ url: `sqlite:${join(folder, 'timing.sqlite')}`, folder });
try {
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    /** @type {{ known: number[], unknown: number[] }} */
    const times = { known: [], unknown: [] };
    for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
      // As long as the known one, and another each time.
      const emails = { known: ADMIN.email, unknown: `${String(pair + 1000).padStart(6, 'x')}@bench.example` };
      /** @type {('known' | 'unknown')[]} */
      const order = pair % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
      for (const which of order) {
        const time = await timeOf(() => ask(server.url, emails[which]));
        if (pair >= 0) times[which].push(time);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const figures = `unknown ${unknown.toFixed(2)} ms, known ${known.toFixed(2)} ms`;
    console.log(`${name}: ${(unknown / known).toFixed(3)} (${figures}, medians of ${PAIRS} pairs)`);
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}
