import { CombinedGraphQLErrors } from '@apollo/client/errors';

import { sendOnce, type SentAttempt } from './idempotency-key';

const lost = () => new TypeError('Failed to fetch');
const refused = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });

let last: SentAttempt<string> | null;
let sent: { content: string; key: string }[];

/** @param outcomes of the requests, in order; a missing one is a success */
function submit(content: string, ...outcomes: (Error | undefined)[]) {
  return sendOnce({
    content,
    fingerprint: content,
    last,
    send: (each, key) => {
      sent.push({ content: each, key });
      const outcome = outcomes.shift();
      return outcome ? Promise.reject(outcome) : Promise.resolve(`booked for ${each}`);
    },
    remember: (attempt) => {
      last = attempt;
    },
  });
}

const contents = () => sent.map(({ content }) => content);
const keys = () => new Set(sent.map(({ key }) => key)).size;

beforeEach(() => {
  last = null;
  sent = [];
});

describe('a request whose response was lost', () => {
  beforeEach(async () => {
    await expect(submit('Jose', lost())).rejects.toThrow();
    expect(last).toMatchObject({ content: 'Jose', unanswered: true });
  });

  it('is repeated with the same key', async () => {
    await expect(submit('Jose')).resolves.toEqual({ result: 'booked for Jose', isEarlier: false });
    expect(contents()).toEqual(['Jose', 'Jose']);
    expect(keys()).toBe(1);
  });

  it('is repeated before a corrected one, which is not sent if the first succeeds', async () => {
    await expect(submit('José')).resolves.toEqual({ result: 'booked for Jose', isEarlier: true });
    expect(contents()).toEqual(['Jose', 'Jose']);
    expect(keys()).toBe(1);
  });

  it('makes way for the corrected one, which has another key, once it is refused', async () => {
    const outcome = submit('José', refused('CONFLICT'));
    await expect(outcome).resolves.toEqual({ result: 'booked for José', isEarlier: false });
    expect(contents()).toEqual(['Jose', 'Jose', 'José']);
    expect(keys()).toBe(2);
  });

  it.each([
    ['is lost', lost()],
    ['fails for a fault of the server', refused('INTERNAL')],
    ['is one too many', refused('RATE_LIMITED')],
    ['has no session any more', refused('UNAUTHENTICATED')],
  ])('remains unanswered if its repetition %s', async (_, error) => {
    await expect(submit('José', error)).rejects.toBe(error);
    await expect(submit('Jose', error)).rejects.toBe(error);
    expect(last).toMatchObject({ content: 'Jose', unanswered: true });
    await expect(submit('José')).resolves.toMatchObject({ isEarlier: true });
    expect(keys()).toBe(1);
  });
});

it.each(['CLASS_FULL', 'RATE_LIMITED'])(
  'is not repeated after the refusal %s if it is corrected',
  async (code) => {
    await expect(submit('Jose', refused(code))).rejects.toThrow();
    await expect(submit('José')).resolves.toEqual({ result: 'booked for José', isEarlier: false });
    expect(contents()).toEqual(['Jose', 'José']);
  },
);

it('gets a new key if the server knows its key from another request', async () => {
  await expect(submit('Jose', refused('IDEMPOTENCY_MISMATCH'))).rejects.toThrow();
  await submit('Jose');
  expect(keys()).toBe(2);
});
