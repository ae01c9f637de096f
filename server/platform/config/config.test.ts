import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError } from './config-error.js';
import { parseConfig } from './config.js';
import { cutVariables } from './env-file.js';

const SECRET = 'a secret of at least thirty-two bytes';
const TWILIO_ACCOUNT_SID = 'AC0123456789abcdef0123456789abcdef';
const POSTGRES = 'postgres://booking:secret@db.example.com:5432/classes';

function refusalOf(environment: Record<string, string>): Error {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('the configuration was accepted');
}

describe('the configuration', () => {
  it('has a default for every setting', () => {
    expect(parseConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      database: { kind: 'sqlite', path: resolve('data/classes.sqlite') },
      dataDir: resolve('data'),
      backups: undefined,
      adminEmail: 'admin@localhost',
      adminPassword: undefined,
      jwtSecret: undefined,
      publicUrl: undefined,
      demoData: undefined,
      smtpUrl: undefined,
      twilio: undefined,
      apiBaseUrl: undefined,
      corsOrigins: [],
      rateLimits: true,
      trustProxy: 0,
      logLevel: 'info',
      offerHoldHours: 12,
      stopGraceMs: 0,
      metrics: undefined,
    });
  });

  it('has a separate port and host for metrics, by default on the loopback address', () => {
    expect(parseConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(parseConfig({ METRICS_HOST: '10.0.0.5' }).metrics).toBeUndefined();
    expect(parseConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5');
  });

  it('treats an empty value as not set and trims values', () => {
    expect(parseConfig({ PORT: '', ADMIN_PASSWORD: '  ', LOG_LEVEL: ' debug ' })).toMatchObject({
      port: 4000,
      adminPassword: undefined,
      logLevel: 'debug',
    });
  });

  it('has the database in DATA_DIR unless DATABASE_URL is set', () => {
    expect(parseConfig({ DATA_DIR: '/var/lib/booking' })).toMatchObject({
      database: { kind: 'sqlite', path: '/var/lib/booking/classes.sqlite' },
      isDatabaseChosen: false,
    });
    expect(parseConfig({ DATA_DIR: '/var/lib/booking', DATABASE_URL: 'sqlite:other.sqlite' })).toMatchObject({
      database: { kind: 'sqlite', path: resolve('other.sqlite') },
      isDatabaseChosen: true,
    });
  });

  it('makes backups at 2:30 unless BACKUP_TIME is set', () => {
    expect(parseConfig({ BACKUP_DIR: '/backups' }).backups).toEqual({ folder: '/backups', minuteOfDay: 150 });
    expect(parseConfig({ BACKUP_DIR: '/backups', BACKUP_TIME: '23:05' }).backups).toEqual({
      folder: '/backups',
      minuteOfDay: 1385,
    });
    expect(() => parseConfig({ BACKUP_TIME: '24:00' })).toThrow('BACKUP_TIME must be a time of the day');
  });

  it.each([
    ['sqlite:data/classes.sqlite', { kind: 'sqlite', path: resolve('data/classes.sqlite') }],
    ['sqlite:/var/lib/booking/classes.sqlite', { kind: 'sqlite', path: '/var/lib/booking/classes.sqlite' }],
    [POSTGRES, { kind: 'postgres', url: POSTGRES }],
    ['postgresql://localhost/classes', { kind: 'postgres', url: 'postgresql://localhost/classes' }],
  ])('reads DATABASE_URL %s', (DATABASE_URL, database) => {
    expect(parseConfig({ DATABASE_URL, JWT_SECRET: SECRET }).database).toEqual(database);
  });

  it.each([
    ['on', true],
    ['TRUE', true],
    ['1', true],
    ['off', false],
    ['No', false],
    ['0', false],
  ])('reads RATE_LIMITS=%s, like DEMO_DATA, as %s', (value, meaning) => {
    const { rateLimits, demoData } = parseConfig({ RATE_LIMITS: value, DEMO_DATA: value });
    expect([rateLimits, demoData]).toEqual([meaning, meaning]);
  });

  it.each(['off', 'OFF', '0'])('reads TRUST_PROXY=%s as no proxy', (TRUST_PROXY) => {
    expect(parseConfig({ TRUST_PROXY }).trustProxy).toBe(0);
  });

  it.each([
    ['HTTPS://Classes.Example.com/', 'https://classes.example.com'],
    ['https://classes.example.com:443', 'https://classes.example.com'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
  ])('reads PUBLIC_URL=%s as %s', (value, origin) => {
    expect(parseConfig({ PUBLIC_URL: value }).publicUrl).toBe(origin);
  });

  it('reads origins separated by commas, and URLs without trailing slashes', () => {
    const config = parseConfig({
      CORS_ORIGINS: 'https://www.example.com, http://localhost:5173',
      PUBLIC_URL: 'https://classes.example.com/',
      API_BASE_URL: 'https://api.example.com/safety//',
    });
    expect(config.corsOrigins).toEqual(['https://www.example.com', 'http://localhost:5173']);
    expect(config.publicUrl).toBe('https://classes.example.com');
    expect(config.apiBaseUrl).toBe('https://api.example.com/safety');
  });

  it('accepts the three TWILIO_ variables together', () => {
    const three = { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+18015550142' };
    expect(parseConfig(three).twilio).toEqual({
      accountSid: TWILIO_ACCOUNT_SID,
      authToken: 'token',
      from: '+18015550142',
    });
  });

  it.each([
    ['PORT', { PORT: 'http' }, 'whole number from 0 to 65535'],
    ['PORT', { PORT: '70000' }, 'whole number from 0 to 65535'],
    ['PORT', { PORT: '40.5' }, 'whole number'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/classes' }, 'must be sqlite:PATH or postgres://'],
    ['DATABASE_URL', { DATABASE_URL: 'sqlite::memory:' }, 'must be sqlite:PATH'],
    ['DATABASE_URL', { DATABASE_URL: 'sqlite://data/classes.sqlite' }, 'must be sqlite:PATH'],
    ['DATABASE_URL', { DATABASE_URL: 'sqlite:' }, 'must be sqlite:PATH'],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'the office' }, 'must be an email address'],
    ['JWT_SECRET', { JWT_SECRET: 'too short' }, 'at least 32 bytes'],
    ['JWT_SECRET', { DATABASE_URL: POSTGRES }, 'must be set with PostgreSQL'],
    [
      'PUBLIC_URL',
      { PUBLIC_URL: 'classes.example.com' },
      'must be an address that starts with http:// or https://',
    ],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://example.com' }, 'starts with http:// or https://'],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://a.example/book/' }, 'must have no path, query or fragment'],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://a.example?' }, 'must have no path, query or fragment'],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://a.example/#top' }, 'must have no path, query or fragment'],
    ['API_BASE_URL', { API_BASE_URL: 'https://example.com/api?v=1' }, 'must have no query or fragment'],
    ['DEMO_DATA', { DEMO_DATA: 'maybe' }, 'must be on or off'],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example.com' }, 'starts with smtp:// or smtps://'],
    ['SMTP_URL', { SMTP_URL: 'smtp://' }, 'must name a host'],
    ['MAIL_FROM', { MAIL_FROM: 'Ridgeline Safety Training' }, 'must be an email address'],
    ['MAIL_FROM', { MAIL_FROM: 'Ridgeline <office>' }, 'must be an email address'],
    ['MAIL_FROM', { MAIL_FROM: 'office@example.com, other@example.com' }, 'must be an email address'],
    [
      'MAIL_FROM',
      { MAIL_FROM: 'Ridgeline <office@example.com>\r\nBcc: x@example.com' },
      'must be an email address',
    ],
    ['TWILIO_ACCOUNT_SID', { TWILIO_ACCOUNT_SID: 'AC1' }, 'AC and 32 hexadecimal digits'],
    ['TWILIO_FROM', { TWILIO_FROM: '801-555-0142' }, 'must be a phone number'],
    ['STOP_GRACE_SECONDS', { STOP_GRACE_SECONDS: '301' }, 'whole number from 0 to 300'],
    ['TWILIO_AUTH_TOKEN', { TWILIO_ACCOUNT_SID, TWILIO_FROM: '+18015550142' }, 'together'],
    ['TWILIO_FROM', { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN: 'token' }, 'together'],
    ['TWILIO_ACCOUNT_SID', { TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+18015550142' }, 'together'],
    ['COMPANY_NAME', { COMPANY_NAME: 'ñ'.repeat(101) }, 'must be one line of at most 100 characters'],
    ['COMPANY_NAME', { COMPANY_NAME: 'Ridgeline\nSafety' }, 'must be one line of at most 100 characters'],
    ['COMPANY_PHONE', { COMPANY_PHONE: '555-0142' }, 'phone number with its area code'],
    ['CARD_PUBLIC_KEY', { CARD_PUBLIC_KEY: 'sk_test_x' }, 'must be the public key'],
    ['COMPANY_EMAIL', { COMPANY_EMAIL: 'office' }, 'must be an email address'],
    ['COMPANY_WEBSITE', { COMPANY_WEBSITE: 'javascript:alert(1)' }, 'starts with http:// or https://'],
    ['BRAND_PRIMARY', { BRAND_PRIMARY: 'orange' }, 'six hexadecimal digits'],
    ['BRAND_ACCENT', { BRAND_ACCENT: '#fc0' }, 'six hexadecimal digits'],
    ['API_BASE_URL', { API_BASE_URL: '/api' }, 'starts with http:// or https://'],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://www.example.com/' }, 'origins separated by commas'],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }, 'origins separated by commas'],
    ['RATE_LIMITS', { RATE_LIMITS: 'sometimes' }, 'must be on or off'],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }, 'whole number from 0 to 10'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'must be one of fatal, error, warn'],
    ['METRICS_PORT', { METRICS_PORT: 'on' }, 'must be a whole number from 0 to 65535'],
    ['METRICS_PORT', { METRICS_PORT: '4000' }, 'must be another port'],
  ])(
    'rejects an invalid %s in one line with its name, the problem and an example',
    (name, environment, problem) => {
      const refusal = refusalOf(environment);
      expect(refusal).toBeInstanceOf(ConfigError);
      expect(refusal.message).toMatch(new RegExp(`^${name} `));
      expect(refusal.message).toContain(problem);
      expect(refusal.message).not.toContain('\n');
      expect(refusal.message).toMatch(new RegExp(`Example: ${name}=\\S.*$`));
    },
  );

  it.each([
    ['PORT', { PORT: 'http' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/classes' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'the office' }],
    ['JWT_SECRET', { JWT_SECRET: 'too short' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'nowhere' }],
    ['SMTP_URL', { SMTP_URL: 'nowhere' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://' }],
    ['MAIL_FROM', { MAIL_FROM: 'office' }],
    ['STOP_GRACE_SECONDS', { STOP_GRACE_SECONDS: 'a while' }],
    ['COMPANY_NAME', { COMPANY_NAME: 'x'.repeat(101) }],
    ['COMPANY_PHONE', { COMPANY_PHONE: '555-0142' }],
    ['COMPANY_EMAIL', { COMPANY_EMAIL: 'office' }],
    ['COMPANY_WEBSITE', { COMPANY_WEBSITE: 'nowhere' }],
    ['BRAND_PRIMARY', { BRAND_PRIMARY: 'orange' }],
    ['BRAND_ACCENT', { BRAND_ACCENT: '#1a1a1a' }],
    ['API_BASE_URL', { API_BASE_URL: 'nowhere' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['METRICS_PORT', { PORT: '9464', METRICS_PORT: '9464' }],
  ])('gives an example of %s that can be pasted into .env', (_name, environment) => {
    const [, line = ''] = refusalOf(environment).message.split('Example: ');
    expect(() => parseConfig({ ...environment, ...parseEnv(line) }, cutVariables(line))).not.toThrow();
  });

  it.each(['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'])(
    'gives an example of %s that is valid with the other two',
    (name) => {
      const complete = { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+18015550142' };
      const example = /Example: \w+=(.*)$/.exec(refusalOf({ ...complete, [name]: '' }).message)?.[1] ?? '';
      expect(() => parseConfig({ ...complete, [name]: example })).not.toThrow();
    },
  );

  it.each(['office@example.com', 'Ridgeline <office@example.com>', '"Ridgeline, Inc." <office@example.com>'])(
    'accepts MAIL_FROM=%s',
    (MAIL_FROM) => {
      expect(parseConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
    },
  );

  it('has a grace period before a stop on PostgreSQL, for the load balancer of several servers', () => {
    const onPostgres = { DATABASE_URL: POSTGRES, JWT_SECRET: SECRET };
    expect(parseConfig(onPostgres).stopGraceMs).toBe(5000);
    expect(parseConfig({ ...onPostgres, STOP_GRACE_SECONDS: '0' }).stopGraceMs).toBe(0);
    expect(parseConfig({ STOP_GRACE_SECONDS: '2' }).stopGraceMs).toBe(2000);
  });

  it('reports the contrast of a brand colour that is too low', () => {
    expect(refusalOf({ BRAND_ACCENT: '#444444' }).message).toMatch(
      /^BRAND_ACCENT has a contrast of 1\.8\d with #16191d, at least 4\.5 is needed\./,
    );
  });

  it('rejects a medium primary colour, on which no text is readable', () => {
    expect(refusalOf({ BRAND_PRIMARY: '#7a7a7a' }).message).toMatch(
      /contrast of 4\.\d\d with #\w{6}, at least 4\.5/,
    );
  });

  it('never repeats a secret in an error', () => {
    expect(refusalOf({ JWT_SECRET: 'hush' }).message).not.toContain('hush');
    expect(refusalOf({ DATABASE_URL: 'mysql://u:hush@localhost/x' }).message).not.toContain('hush');
  });

  it('has exactly the variables of .env.example', async () => {
    const { known } = namesRead();
    const lines = await readFile(join(process.cwd(), '.env.example'), 'utf8');
    const listed = [...lines.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    expect(new Set(listed)).toEqual(known);
  });
});

/** The variables that parseConfig reads. */
function namesRead(): { known: Set<string> } {
  const known = new Set<string>();
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_target, name) => {
        known.add(String(name));
        return undefined;
      },
    },
  );
  parseConfig(environment);
  return { known };
}
