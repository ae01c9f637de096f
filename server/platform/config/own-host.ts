import type { Config } from './config.js';

const OWN_HOSTS = ['127.0.0.1', '::1', '[::1]', 'localhost'];

/** Whether a host, also as in a URL, is this machine. */
export const isOwnHost = (host: string): boolean => OWN_HOSTS.includes(host);

/** PUBLIC_URL, unless it is of this machine. */
export function publishedUrl({ publicUrl }: Pick<Config, 'publicUrl'>): string | undefined {
  return publicUrl !== undefined && isOwnHost(new URL(publicUrl).hostname) ? undefined : publicUrl;
}
