import type { Config } from '../config/config.js';
import { fail, ok, warn, type Finding } from './finding.js';

const CHECK = 'settings';
const HERE = ['127.0.0.1', '::1', 'localhost'];
const MIN_DISTINCT = 12;

/** Finds settings that are valid but unsuitable for production. */
export function checkSettings(config: Config): Finding[] {
  const { host, publicUrl, rateLimits, jwtSecret, adminEmail, smtpUrl, trustProxy } = config;
  const isPublic = !HERE.includes(host) || trustProxy > 0;
  const found: Finding[] = [];
  if (publicUrl === undefined && (isPublic || smtpUrl !== undefined))
    found.push(
      warn(CHECK, 'PUBLIC_URL is not set: links in messages use the address that the server listens on'),
    );
  if (publicUrl?.startsWith('http:') && !HERE.includes(new URL(publicUrl).hostname))
    found.push(warn(CHECK, 'PUBLIC_URL is not https: passwords and personal data are sent unencrypted'));
  if (!rateLimits) found.push(fail(CHECK, 'RATE_LIMITS is off: passwords can be guessed without limit'));
  if (jwtSecret !== undefined && new Set(jwtSecret).size < MIN_DISTINCT)
    found.push(fail(CHECK, 'JWT_SECRET is easy to guess: set the output of openssl rand -base64 48'));
  if (adminEmail === 'admin@localhost')
    found.push(
      warn(CHECK, 'ADMIN_EMAIL is not set: the first admin is admin@localhost, which cannot receive email'),
    );
  return found.length > 0 ? found : [ok(CHECK, 'all set')];
}
