import { codeOf } from '../errors/code-of.js';
import { ConfigError } from './config-error.js';

const WRONG_HOST = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT']);

/**
 * Why the server cannot listen, in one line where a setting is at fault.
 * @param prefix of the settings: 'METRICS_' for METRICS_PORT and METRICS_HOST
 */
export function listenProblem(
  error: unknown,
  { host, port }: { host: string; port: number },
  prefix = '',
): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const problem = `${port} is in use by another program on ${host}: end that one, or choose another port`;
    return new ConfigError(`${prefix}PORT`, problem, String(port === 65_535 ? 4000 : port + 1));
  }
  if (code === 'EACCES') {
    const problem = `${port} may not be used by this user: choose one from 1024 on, with a proxy in front`;
    return new ConfigError(`${prefix}PORT`, problem, '4000');
  }
  if (WRONG_HOST.has(code))
    return new ConfigError(`${prefix}HOST`, `${host} is no address of this machine (${code})`, '127.0.0.1');
  return error;
}
