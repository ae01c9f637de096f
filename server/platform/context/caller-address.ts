/** 203.0.113.7:1234, [2001:db8::1]:1234 or [2001:db8::1] */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]+)\](?::\d+)?)$/;
const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The address that rate limits count. An IPv6 client controls a whole /64 network with 2^64 addresses, so the network
 * counts as one.
 */
export function callerAddress(caller: string | undefined): string {
  if (caller === undefined) return 'unknown';
  // Some proxies append the port.
  const ip = WITH_PORT.exec(caller)?.slice(1).find(Boolean) ?? caller;
  const mapped = MAPPED_V4.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const NETWORK_64 = /^(.*?\b[0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/s;

/** The /48 of a throttle key that ends in a /64, because one customer may have a whole /48. Undefined for other keys. */
export function widerNetwork(key: string): string | undefined {
  const network = NETWORK_64.exec(key)?.[1];
  return network === undefined ? undefined : `${network}::/48`;
}
