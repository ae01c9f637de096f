import type { Failure } from './failure';

/** Whether nobody knows if the request was carried out: without a response, or with that of a proxy. */
export function isLost({ kind, code }: Failure): boolean {
  return code === 'NETWORK' || (kind === 'notJson' && code === 'INTERNAL');
}
