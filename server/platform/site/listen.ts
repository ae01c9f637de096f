import { once } from 'node:events';
import type { Server } from 'node:http';
import { ConfigError } from '../config/config-error.js';
import { codeOf } from '../errors/code-of.js';

const WRONG_HOST = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT']);

/** Names of the environment variables for host and port. */
interface Variables {
  host: string;
  port: string;
}

interface Place {
  host: string;
  port: number;
}

/**
 * Starts listening.
 * @returns the URL, with the actual port
 * @throws ConfigError if a setting is wrong
 */
export async function listen(server: Server, place: Place, variables: Variables): Promise<string> {
  server.listen(place.port, place.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenProblem(error, place, variables);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

function listenProblem(error: unknown, { host, port }: Place, variables: Variables): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const problem = `${port} is in use by another program on ${host}: end that one, or choose another port`;
    return new ConfigError(variables.port, problem, String(port === 65_535 ? 4000 : port + 1));
  }
  if (code === 'EACCES') {
    const problem = `${port} cannot be used by this user: choose 1024 or higher, behind a proxy`;
    return new ConfigError(variables.port, problem, '4000');
  }
  if (WRONG_HOST.has(code))
    return new ConfigError(
      variables.host,
      `${host} is not an address of this machine (${code})`,
      '127.0.0.1',
    );
  return error;
}
