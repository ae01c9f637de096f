import { gql } from '@apollo/client';

import { createApiCache } from './api-cache';
import { createGuestClient } from './api-client';

const read = gql`
  query Read {
    site {
      smsDisclosureEn
    }
  }
`;
const change = gql`
  mutation Change {
    change
  }
`;

/** Requests in the order of sending, each answered by the test. */
let requests: { operation: string; answer: (data: object) => Promise<void>; fail: () => Promise<void> }[];

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

function connect() {
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_input, init) =>
      new Promise((resolve, reject) => {
        const { operationName } = JSON.parse(init?.body as string) as { operationName: string };
        const headers = { 'content-type': 'application/json' };
        requests.push({
          operation: operationName,
          answer: (data) => {
            resolve(new Response(JSON.stringify({ data }), { headers }));
            return settled();
          },
          fail: () => {
            reject(new TypeError('Failed to fetch'));
            return settled();
          },
        });
      }),
  );
  const access = { apiBase: '', language: () => 'en', token: () => undefined, onTokenRefused: jest.fn() };
  return createGuestClient(access, createApiCache());
}
const site = (smsDisclosureEn: string) => ({ site: { __typename: 'Site', smsDisclosureEn } });
const operations = () => requests.map(({ operation }) => operation);

it('returns what was read after the change if the change was answered first', async () => {
  const client = connect();
  const result = client.query({ query: read, fetchPolicy: 'no-cache' });
  const changed = client.mutate({ mutation: change });
  await requests[1]?.answer({ change: true });
  await changed;
  await requests[0]?.answer(site('old'));
  expect(operations()).toEqual(['Read', 'Change', 'Read']);
  await requests[2]?.answer(site('new'));
  await expect(result).resolves.toMatchObject({ data: site('new') });
});

it('reads again after a change whose answer was lost', async () => {
  const client = connect();
  const result = client.query({ query: read, fetchPolicy: 'no-cache' });
  const changed = client.mutate({ mutation: change });
  await requests[1]?.fail();
  await expect(changed).rejects.toThrow('Failed to fetch');
  await requests[0]?.answer(site('old'));
  await requests[2]?.answer(site('new'));
  await expect(result).resolves.toMatchObject({ data: site('new') });
});

it('reads once if no change was answered meanwhile', async () => {
  const client = connect();
  const changed = client.mutate({ mutation: change });
  await requests[0]?.answer({ change: true });
  await changed;
  const result = client.query({ query: read, fetchPolicy: 'no-cache' });
  await requests[1]?.answer(site('new'));
  await expect(result).resolves.toMatchObject({ data: site('new') });
  expect(operations()).toEqual(['Change', 'Read']);
});
