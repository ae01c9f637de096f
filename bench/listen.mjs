import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Listens where the bench says, and says so as the product does. Ends with the bench, also when that is killed.
 *
 * @param {import('node:http').RequestListener} app
 */
export async function listen(app) {
  const server = createServer(app).listen(Number(process.env.PORT), process.env.HOST);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  process.once('disconnect', () => process.exit());
  console.log(`Listening on http://${address.address}:${address.port}`);
}
