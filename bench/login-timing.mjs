// Does the response time of a log-in, or of a request for an account, reveal whether an email has an account? node bench/login-timing.mjs [pairs]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { post } from './calls.mjs';
import { ADMIN, startProduct } from './processes.mjs';
import { median } from './statistics.mjs';
import { timesInTurns } from './turns.mjs';

const PAIRS = Number(process.argv[2] ?? 400);
const WARM_UP = 30;

const REQUEST_RESET =
  'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { isAccepted } }';
const REQUEST_CONFIRMATION =
  'mutation ($input: RequestEmailConfirmationInput!) { requestEmailConfirmation(input: $input) { isAccepted } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { isAccepted } }';
const PASSWORD = 'nine slow desert trains';
const PERSON = { firstName: 'Ana', lastName: 'Ruiz', password: PASSWORD, confirmPassword: PASSWORD };
/** An unconfirmed account, of the same length as the others. */
const UNCONFIRMED = 'waits1@bench.example';

/** @type {Record<string, (server: string, email: string) => Promise<Response>>} */
const QUESTIONS = {
  'log-in, REST': (server, email) =>
    post(`${server}/api/auth/login`, { email, password: 'not the password' }),
  'log-in, GraphQL': (server, email) =>
    post(`${server}/graphql`, {
      query: 'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      variables: { input: { email, password: 'not the password' } },
    }),
  'registration, GraphQL': (server, email) =>
    post(`${server}/graphql`, { query: REGISTER, variables: { input: { ...PERSON, email } } }),
  'another link to confirm, GraphQL': (server, email) =>
    post(`${server}/graphql`, { query: REQUEST_CONFIRMATION, variables: { input: { email } } }),
  'password reset, GraphQL': (server, email) =>
    post(`${server}/graphql`, { query: REQUEST_RESET, variables: { input: { email } } }),
};

const folder = await mkdtemp(join(tmpdir(), 'booking-bench-'));
const server = await startProduct({ url: `sqlite:${join(folder, 'timing.sqlite')}`, folder });
try {
  await post(`${server.url}/graphql`, {
    query: REGISTER,
    variables: { input: { ...PERSON, email: UNCONFIRMED } },
  });
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    // Of the same length as the known one, different each time.
    const unknownEmail = (/** @type {number} */ turn) =>
      `${String(turn + 1000).padStart(6, name.charAt(0))}@bench.example`;
    const times = await timesInTurns(
      {
        known: () => ask(server.url, ADMIN.email),
        waiting: () => ask(server.url, UNCONFIRMED),
        unknown: (turn) => ask(server.url, unknownEmail(turn)),
      },
      { turns: PAIRS, warmUp: WARM_UP },
    );
    const [known, unknown, waiting] = [median(times.known), median(times.unknown), median(times.waiting)];
    const figures = `unknown ${unknown.toFixed(2)} ms, known ${known.toFixed(2)} ms, unconfirmed ${waiting.toFixed(2)} ms`;
    console.log(`${name}: ${(unknown / known).toFixed(3)} (${figures}, medians of ${PAIRS} pairs)`);
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}
