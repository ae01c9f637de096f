import { parseConfig } from '../config/config.js';
import { checkSettingNames, checkSettings } from './check-settings.js';

describe('the check of the settings', () => {
  it.each([
    ['SMTP_ULR', 'SMTP_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['TRUST_PROXIES', undefined],
    ['TWILLIO_FROM', 'TWILIO_FROM'],
    ['backup_dir', 'BACKUP_DIR'],
    ['BACKUP_DIR', undefined],
    ['METRICS_HOST', undefined],
    ['DOMAIN', undefined],
    ['POSTGRES_PASSWORD', undefined],
    ['NODE_ENV', undefined],
    ['TZ', undefined],
  ])('takes the name %s in .env for %s', (name, meant) => {
    const texts = checkSettingNames([name]).map(({ state, text }) => `${state} ${text}`);
    expect(texts).toEqual(meant ? [`warn ${name} in .env is not a setting: perhaps ${meant}`] : []);
  });

  it.each([
    ['on the own machine', {}, false],
    ['on the own machine behind a proxy', { TRUST_PROXY: '1' }, true],
    ['open to the network', { HOST: '0.0.0.0' }, true],
    ['with a mail server', { SMTP_URL: 'smtp://mail.example' }, true],
    ['that is published', { TRUST_PROXY: '1', PUBLIC_URL: 'https://classes.example' }, false],
  ])('judges a missing PUBLIC_URL of a site %s', (_which, settings, isWarning) => {
    const texts = checkSettings(parseConfig(settings), 'UTC').map(({ text }) => text);
    expect(texts.some((text) => text.startsWith('PUBLIC_URL is not set'))).toBe(isWarning);
  });

  it('warns of a TZ that is not a time zone', () => {
    const found = checkSettings(parseConfig({ ADMIN_EMAIL: 'office@classes.example' }), 'Etc/Unknown');
    expect(found).toEqual([
      { check: 'settings', state: 'warn', text: expect.stringContaining('TZ is not a time zone') as unknown },
    ]);
  });

  it('warns if nobody is mailed about problems', () => {
    const warning = expect.objectContaining({
      text: expect.stringContaining('OPERATOR_EMAIL') as unknown,
    }) as unknown;
    expect(checkSettings(parseConfig({}), 'UTC')).toContainEqual(warning);
    for (const name of ['ADMIN_EMAIL', 'OPERATOR_EMAIL'])
      expect(checkSettings(parseConfig({ [name]: 'ops@classes.example' }), 'UTC')).not.toContainEqual(
        warning,
      );
  });

  it.each(['PUBLIC_URL', 'SMTP_URL'])('rejects the invented company if the site has a %s', (name) => {
    const settings = { ADMIN_EMAIL: 'office@classes.example', PUBLIC_URL: '', TRUST_PROXY: '1' };
    const values = { PUBLIC_URL: 'https://classes.example', SMTP_URL: 'smtp://mail.example' };
    const found = checkSettings(
      parseConfig({ ...settings, [name]: values[name as keyof typeof values] }),
      'UTC',
    );
    const text = expect.stringContaining('Details of the invented company') as unknown;
    expect(found).toContainEqual({ check: 'settings', state: 'fail', text });
  });

  it('accepts the invented company on the own machine', () => {
    const settings = { ADMIN_EMAIL: 'office@classes.example', PUBLIC_URL: 'https://localhost:4000' };
    expect(checkSettings(parseConfig(settings), 'UTC')).toMatchObject([{ state: 'ok' }]);
  });
});
