import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './load-config.js';

describe('a setting in .env', () => {
  const before = { folder: process.cwd(), environment: process.env };
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'booking-settings-'));
    process.chdir(folder);
  });
  afterEach(() => {
    process.env = before.environment;
    process.chdir(before.folder);
    rmSync(folder, { recursive: true });
  });

  /** The name of the company by .env and the environment. */
  function companyName(file: string, environment: Record<string, string>): string {
    writeFileSync('.env', file);
    process.env = environment;
    return loadConfig().company.name;
  }

  it.each<Record<string, string>>([{}, { COMPANY_NAME: '' }, { COMPANY_NAME: ' ' }])(
    'is read if the environment is %j',
    (environment) => {
      expect(companyName('COMPANY_NAME=Wasatch Safety', environment)).toBe('Wasatch Safety');
    },
  );

  it('is refused if a # cuts it, also if the environment is empty', () => {
    expect(() => companyName('COMPANY_NAME=Ridge#1', { COMPANY_NAME: '' })).toThrow(
      'must be in quotes in .env',
    );
  });

  it('is overridden by the environment', () => {
    const environment = { COMPANY_NAME: 'Provo Safety' };
    expect(companyName('COMPANY_NAME=Wasatch Safety', environment)).toBe('Provo Safety');
    expect(companyName('COMPANY_NAME=Ridge#1', environment)).toBe('Provo Safety');
  });
});
