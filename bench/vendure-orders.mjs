// The load client of the peer: complete orders, from the first item to the settled payment. A process of its own.
import { Client } from 'undici';
import { counted, median, percentile } from './statistics.mjs';

/**
 * @typedef {object} OrderLoad
 * @property {string} url
 * @property {number} connections
 * @property {number} seconds
 * @property {number} products of the shop
 */

const FAILED = '... on ErrorResult { errorCode message }';
const ADDRESS = {
  fullName: 'Ana Guest',
  streetLine1: '2100 S Quarry Road',
  city: 'Salt Lake City',
  postalCode: '84119',
  countryCode: 'US',
};

let visitors = 0;

/**
 * The requests of a visitor of the shop, each with a text that the response must contain.
 *
 * @param {number} product
 * @param {string} person
 * @param {string} shippingMethod
 * @returns {{ query: string, variables: object, says: string }[]}
 */
function stepsOf(product, person, shippingMethod) {
  const customer = { firstName: 'Guest', lastName: person, emailAddress: `${person}@guest.example` };
  const step = (
    /** @type {string} */ name,
    /** @type {string} */ takes,
    /** @type {string} */ gives,
    /** @type {object} */ variables,
    says = '"Order"',
  ) => ({
    query: `mutation (${takes}) { answer: ${name} { __typename ... on Order { id ${gives} } ${FAILED} } }`,
    variables,
    says,
  });
  return [
    step('addItemToOrder(productVariantId: $id, quantity: 1)', '$id: ID!', 'code totalWithTax', {
      id: String(product),
    }),
    step('setCustomerForOrder(input: $input)', '$input: CreateCustomerInput!', 'code', { input: customer }),
    step('setOrderShippingAddress(input: $input)', '$input: CreateAddressInput!', 'code', { input: ADDRESS }),
    step('setOrderShippingMethod(shippingMethodId: $ids)', '$ids: [ID!]!', 'shippingWithTax', {
      ids: [shippingMethod],
    }),
    step(
      'transitionOrderToState(state: $state)',
      '$state: String!',
      'state',
      { state: 'ArrangingPayment' },
      '"ArrangingPayment"',
    ),
    step(
      'addPaymentToOrder(input: $input)',
      '$input: PaymentInput!',
      'code state',
      { input: { method: 'standard-payment', metadata: {} } },
      '"PaymentSettled"',
    ),
  ];
}

/**
 * @param {Client} client
 * @param {{ query: string, variables?: object }} body
 * @param {string | undefined} token of the visitor's session
 */
async function ask(client, body, token) {
  const {
    statusCode,
    headers,
    body: answer,
  } = await client.request({
    method: 'POST',
    path: '/shop-api',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: body.query, variables: body.variables }),
  });
  return { statusCode, text: await answer.text(), token: headers['vendure-auth-token']?.toString() ?? token };
}

/**
 * @param {Client} client
 * @param {number} products
 * @param {string} shippingMethod
 */
async function order(client, products, shippingMethod) {
  visitors += 1;
  const person = `${process.pid}-${visitors}`;
  /** @type {string | undefined} */
  let session;
  for (const step of stepsOf(1 + (visitors % products), person, shippingMethod)) {
    const { statusCode, text, token } = await ask(client, step, session);
    if (statusCode !== 200 || !text.includes(step.says)) return `${statusCode} ${text.slice(0, 200)}`;
    session = token;
  }
  return undefined;
}

/**
 * @param {OrderLoad} load
 * @returns {Promise<import('./load.mjs').Measured>}
 */
async function run({ url, connections, seconds, products }) {
  /** @type {number[]} */
  const times = [];
  /** @type {string[]} */
  const faults = [];
  const first = new Client(url);
  const shippingMethod = await methodOf(first);
  const started = performance.now();
  let last = started;
  const visitor = async () => {
    const client = new Client(url);
    while (performance.now() - started < seconds * 1000) {
      const asked = performance.now();
      const fault = await order(client, products, shippingMethod);
      last = performance.now();
      times.push(last - asked);
      if (fault) faults.push(fault);
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  await first.close();
  return {
    perSecond: times.length / ((last - started) / 1000),
    p50: median(times),
    p99: percentile(times, 0.99),
    answers: times.length,
    bytes: 0,
    faults: counted(faults),
  };
}

/**
 * The shipping methods require an order with an address.
 *
 * @param {Client} client
 * @returns {Promise<string>}
 */
async function methodOf(client) {
  /** @type {string | undefined} */
  let session;
  let text = '';
  for (const body of stepsOf(1, 'first', '').slice(0, 3))
    ({ text, token: session } = await ask(client, body, session));
  ({ text } = await ask(client, { query: '{ eligibleShippingMethods { id } }' }, session));
  const [method] = JSON.parse(text).data?.eligibleShippingMethods ?? [];
  if (!method) throw new Error(`no way to ship: ${text.slice(0, 300)}`);
  return method.id;
}

process.on('message', (/** @type {OrderLoad} */ load) => {
  run(load).then(
    (measured) => process.send?.({ measured }),
    (error) => process.send?.({ problem: String(error) }),
  );
});
