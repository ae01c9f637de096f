const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What throttles count as one address. Whoever has an IPv6 address has its whole /64 network, 2^64 of them, so the
 * network counts as one.
 */
export function callerAddress(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const mapped = MAPPED_V4.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const NETWORK_64 = /^(.*?\b[0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/s;

/** The /48 around the /64 that a throttle's key ends in: what one customer may have in whole. Undefined for any other key. */
export function widerNetwork(key: string): string | undefined {
  const network = NETWORK_64.exec(key)?.[1];
  return network === undefined ? undefined : `${network}::/48`;
}
