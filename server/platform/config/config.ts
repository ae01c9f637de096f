import { join, resolve } from 'node:path';
import { backupSetting, type BackupSetting } from './backup-setting.js';
import { companySetting, type Company } from './company-setting.js';
import { ConfigError } from './config-error.js';
import { malformedAddress } from './malformed-address.js';
import { Variables } from './variables.js';

export type DatabaseAddress = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

export interface Config {
  port: number;
  host: string;
  database: DatabaseAddress;
  /** False if DATABASE_URL is not set, so that the database is in DATA_DIR. */
  isDatabaseChosen: boolean;
  dataDir: string;
  backups: BackupSetting | undefined;
  adminEmail: string;
  /** Is mailed about problems of the installation. */
  operatorEmail: string | undefined;
  adminPassword: string | undefined;
  jwtSecret: string | undefined;
  publicUrl: string | undefined;
  /** undefined: on for a new SQLite file only */
  demoData: boolean | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  twilio: { accountSid: string; authToken: string; from: string } | undefined;
  company: Company;
  apiBaseUrl: string | undefined;
  corsOrigins: readonly string[];
  rateLimits: boolean;
  trustProxy: number;
  logLevel: string;
  /** Hours for which a freed seat is held for the waiting guest to whom it is offered. */
  offerHoldHours: number;
  /** Time after the stop signal in which new connections are still accepted. */
  stopGraceMs: number;
  /** undefined: off */
  metrics: { port: number; host: string } | undefined;
}

export const MIN_SECRET_BYTES = 32;
export const DATABASE_FILE = 'classes.sqlite';
/** The first admin's, unless another is set; it cannot receive mail. */
const NO_ADDRESS = 'admin@localhost';
/** An address, or a name with an address in angle brackets. */
const SENDER = /^(?:[^\s@<>"]+@[^\s@<>"]+|(?:"[^"\r\n]*"|[^<>"@\r\n]+) ?<[^\s@<>"]+@[^\s@<>"]+>)$/;
const TWILIO = {
  TWILIO_ACCOUNT_SID: {
    pattern: /^AC[0-9a-f]{32}$/i,
    problem: 'must be AC and 32 hexadecimal digits, as the Twilio console shows it',
    example: 'AC0123456789abcdef0123456789abcdef',
  },
  TWILIO_AUTH_TOKEN: {
    pattern: /^\S+$/,
    problem: 'must be the token that the Twilio console shows',
    example: '0123456789abcdef0123456789abcdef',
  },
  TWILIO_FROM: {
    pattern: /^\+[1-9]\d{6,14}$/,
    problem: 'must be a phone number of the account: + with country code, without spaces',
    example: '+18015550142',
  },
};
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Parses and validates all settings. Throws ConfigError for the first invalid one.
 * @param cut variables whose values a comment in .env has cut
 */
export function parseConfig(
  environment: Readonly<Record<string, string | undefined>>,
  cut?: ReadonlySet<string>,
): Config {
  const variables = new Variables(environment, cut);
  const dataDir = resolve(variables.text('DATA_DIR', 'data'));
  const database = databaseAddress(variables, dataDir);
  const port = variables.integer('PORT', 4000, { min: 0, max: 65_535 }, '4000');
  const company = companySetting(variables);
  const adminEmail = variables.email('ADMIN_EMAIL');
  return {
    port,
    host: variables.text('HOST', '127.0.0.1'),
    database,
    isDatabaseChosen: variables.optional('DATABASE_URL') !== undefined,
    dataDir,
    backups: backupSetting(variables),
    adminEmail: adminEmail ?? NO_ADDRESS,
    operatorEmail: variables.email('OPERATOR_EMAIL') ?? (adminEmail === NO_ADDRESS ? undefined : adminEmail),
    adminPassword: variables.optional('ADMIN_PASSWORD'),
    jwtSecret: jwtSecret(variables, database),
    publicUrl: publicUrl(variables),
    demoData: variables.flag('DEMO_DATA'),
    smtpUrl: variables.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587'),
    mailFrom: mailFrom(variables, company),
    twilio: twilio(variables),
    company,
    apiBaseUrl: apiBaseUrl(variables),
    corsOrigins: corsOrigins(variables),
    rateLimits: variables.flag('RATE_LIMITS') ?? true,
    trustProxy: trustProxy(variables),
    logLevel: variables.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    offerHoldHours: variables.integer('OFFER_HOLD_HOURS', 12, { min: 1, max: 168 }, '12'),
    stopGraceMs: 1000 * stopGraceSeconds(variables, database),
    metrics: metricsAddress(variables, port),
  };
}

/** The number of proxies in front of the site; off for none. */
function trustProxy(variables: Variables): number {
  if (variables.optional('TRUST_PROXY')?.toLowerCase() === 'off') return 0;
  return variables.integer('TRUST_PROXY', 0, { min: 0, max: 10 }, '1');
}

/** @param sitePort 0 for any free port */
function metricsAddress(variables: Variables, sitePort: number): Config['metrics'] {
  const port = variables.integer('METRICS_PORT', -1, { min: 0, max: 65_535 }, '9464');
  if (port > 0 && port === sitePort)
    throw new ConfigError(
      'METRICS_PORT',
      'must be another port than PORT',
      String(port === 9464 ? 9465 : 9464),
    );
  const host = variables.text('METRICS_HOST', '127.0.0.1');
  return port < 0 ? undefined : { port, host };
}

function databaseAddress(variables: Variables, dataDir: string): DatabaseAddress {
  const value = variables.optional('DATABASE_URL');
  if (value === undefined) return { kind: 'sqlite', path: join(dataDir, DATABASE_FILE) };
  const malformed = malformedAddress(value, ['postgres:', 'postgresql:']);
  if (malformed) throw new ConfigError('DATABASE_URL', malformed, 'postgres://user:password@host:5432/name');
  if (/^postgres(ql)?:\/\//.test(value)) return { kind: 'postgres', url: value };
  const path = /^sqlite:(?!\/\/)(.+)$/.exec(value)?.[1];
  if (path && !path.startsWith(':')) return { kind: 'sqlite', path: resolve(path) };
  throw new ConfigError(
    'DATABASE_URL',
    'must be sqlite:PATH or postgres://user:password@host:port/name',
    'sqlite:/var/lib/safety-classes/classes.sqlite',
  );
}

function jwtSecret(variables: Variables, database: DatabaseAddress): string | undefined {
  const secret = variables.optional('JWT_SECRET');
  const example = 'the-output-of-openssl-rand-base64-48';
  if (secret !== undefined && Buffer.byteLength(secret) < MIN_SECRET_BYTES) {
    throw new ConfigError('JWT_SECRET', `must be at least ${MIN_SECRET_BYTES} bytes long`, example);
  }
  if (secret === undefined && database.kind === 'postgres') {
    throw new ConfigError(
      'JWT_SECRET',
      'must be set with PostgreSQL, since several processes share it',
      example,
    );
  }
  return secret;
}

/** On PostgreSQL there may be a load balancer, which needs a moment to notice that a server is stopping. */
function stopGraceSeconds(variables: Variables, { kind }: DatabaseAddress): number {
  const usual = kind === 'postgres' ? 5 : 0;
  return variables.integer('STOP_GRACE_SECONDS', usual, { min: 0, max: 300 }, '10');
}

function mailFrom(variables: Variables, company: Company): string {
  const value = variables.matching(
    'MAIL_FROM',
    SENDER,
    'must be an email address, or a name with one in angle brackets',
    'Ridgeline Safety Training <office@example.com>',
  );
  return value ?? `"${company.name.replace(/["\\]/g, '')}" <${company.email}>`;
}

function twilio(variables: Variables): Config['twilio'] {
  const read = (name: keyof typeof TWILIO): string | undefined => {
    const { pattern, problem, example } = TWILIO[name];
    return variables.matching(name, pattern, problem, example);
  };
  const accountSid = read('TWILIO_ACCOUNT_SID');
  const authToken = read('TWILIO_AUTH_TOKEN');
  const from = read('TWILIO_FROM');
  if (accountSid && authToken && from) return { accountSid, authToken, from };
  if (accountSid ?? authToken ?? from) {
    const missing = !accountSid ? 'TWILIO_ACCOUNT_SID' : !authToken ? 'TWILIO_AUTH_TOKEN' : 'TWILIO_FROM';
    const problem = 'must be set together with the other two TWILIO_ variables';
    throw new ConfigError(missing, problem, TWILIO[missing].example);
  }
  return undefined;
}

function corsOrigins(variables: Variables): readonly string[] {
  const origins = (variables.optional('CORS_ORIGINS') ?? '').split(',').map((origin) => origin.trim());
  return origins.filter(Boolean).map((origin) => {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new ConfigError('CORS_ORIGINS', 'must be origins separated by commas', 'https://www.example.com');
    }
    return origin;
  });
}

/** An origin in lower case. Links append a path from the site's root. */
function publicUrl(variables: Variables): string | undefined {
  const example = 'https://classes.example.com';
  const url = withoutTrailingSlash(variables.url('PUBLIC_URL', ['http:', 'https:'], example));
  if (url === undefined) return undefined;
  const { origin, pathname } = new URL(url);
  if (pathname !== '/' || /[?#@]/.test(url))
    throw new ConfigError('PUBLIC_URL', 'must have no path, query or fragment, and no user', example);
  return origin;
}

function apiBaseUrl(variables: Variables): string | undefined {
  const example = 'https://api.example.com';
  const url = withoutTrailingSlash(variables.url('API_BASE_URL', ['http:', 'https:'], example));
  if (url !== undefined && /[?#]/.test(url))
    throw new ConfigError('API_BASE_URL', 'must have no query or fragment', example);
  return url;
}

function withoutTrailingSlash(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, '');
}
