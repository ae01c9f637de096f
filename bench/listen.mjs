import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Listens on the port of the bench, and prints the same line as the product.
 *
 * @param {import('node:http').RequestListener} app
 */
export async function listen(app) {
  const server = createServer(app).listen(Number(process.env.PORT), process.env.HOST);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  console.log(`Listening on http://${address.address}:${address.port}`);
}
