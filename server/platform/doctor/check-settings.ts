import { closestMatch } from 'leven';
import { parseConfig, type Config } from '../config/config.js';
import { isOwnHost, publishedUrl } from '../config/own-host.js';
import { fail, ok, warn, type Finding } from './finding.js';

const CHECK = 'settings';
const MIN_DISTINCT = 12;
/** Between a setting and its misspelled name; a swap of two letters is two changes. */
const MOST_CHANGES = 2;

/** Node.js has none if TZ is not one. */
const ownTimeZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Finds settings that are valid but unsuitable for production. */
export function checkSettings(config: Config, timeZone = ownTimeZone()): Finding[] {
  const { host, publicUrl, rateLimits, jwtSecret, adminEmail, operatorEmail, smtpUrl, trustProxy } = config;
  const isPublic = !isOwnHost(host) || trustProxy > 0;
  const published = publishedUrl(config);
  const found: Finding[] = [];
  if (publicUrl === undefined && (isPublic || smtpUrl !== undefined))
    found.push(
      warn(CHECK, 'PUBLIC_URL is not set: links in messages use the address that the server listens on'),
    );
  if (published?.startsWith('http:'))
    found.push(warn(CHECK, 'PUBLIC_URL is not https: passwords and personal data are sent unencrypted'));
  // The server has no TLS of its own.
  if (published?.startsWith('https:') && trustProxy === 0)
    found.push(
      fail(
        CHECK,
        'TRUST_PROXY is 0, but https needs a proxy: all visitors have its address and share the rate limits of ' +
          'one. Set the number of proxies in front of the site, such as 1',
      ),
    );
  const invented = published !== undefined || smtpUrl !== undefined ? inventedDetails(config) : [];
  if (invented.length > 0)
    found.push(
      fail(CHECK, `Details of the invented company: set ${new Intl.ListFormat('en').format(invented)}`),
    );
  if (!rateLimits) found.push(fail(CHECK, 'RATE_LIMITS is off: passwords can be guessed without limit'));
  if (jwtSecret !== undefined && new Set(jwtSecret).size < MIN_DISTINCT)
    found.push(fail(CHECK, 'JWT_SECRET is easy to guess: set the output of openssl rand -base64 48'));
  if (adminEmail === 'admin@localhost')
    found.push(
      warn(
        CHECK,
        'ADMIN_EMAIL is not set: the first admin is admin@localhost, which cannot receive email' +
          (operatorEmail === undefined ? '; nobody is mailed about problems, see OPERATOR_EMAIL' : ''),
      ),
    );
  if (timeZone === undefined || timeZone === 'Etc/Unknown')
    found.push(warn(CHECK, 'TZ is not a time zone, such as America/Denver: BACKUP_TIME is in UTC'));
  return found.length > 0 ? found : [ok(CHECK, 'all set')];
}

/** Finds names in .env that are probably meant to be another one. */
export function checkSettingNames(names: readonly string[]): Finding[] {
  const known = settingNames();
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = closestMatch(name.toUpperCase(), known, { maxDistance: MOST_CHANGES });
      return meant === undefined ? [] : [warn(CHECK, `${name} in .env is not a setting: perhaps ${meant}`)];
    });
}

/** The names that the configuration reads. */
function settingNames(): string[] {
  const names = new Set<string>();
  const environment: Record<string, undefined> = {};
  parseConfig(new Proxy(environment, { get: (_target, name) => void names.add(String(name)) }));
  return [...names];
}

/** Names of settings that have their defaults, or the example of MAIL_FROM. */
function inventedDetails({ company, mailFrom }: Pick<Config, 'company' | 'mailFrom'>): string[] {
  const usual = parseConfig({}).company;
  const isOf: Readonly<Record<string, boolean>> = {
    COMPANY_NAME: company.name === usual.name,
    COMPANY_EMAIL: company.email === usual.email,
    COMPANY_PHONE: company.phone === usual.phone,
    MAIL_FROM: mailFrom.includes(usual.email),
  };
  return Object.keys(isOf).filter((name) => isOf[name]);
}
