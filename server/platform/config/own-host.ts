const OWN_HOSTS = ['127.0.0.1', '::1', '[::1]', 'localhost'];

/** Whether a host, also as in a URL, is this machine. */
export const isOwnHost = (host: string): boolean => OWN_HOSTS.includes(host);
