import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../errors/operator-error.js';
import { jwtSecretOf } from './jwt-secret.js';

describe('the JWT secret', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'booking-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is the configured one, which is not stored', () => {
    expect(jwtSecretOf('a secret that was given by somebody', folder)).toBe(
      'a secret that was given by somebody',
    );
    expect(() => statSync(join(folder, 'jwt-secret'))).toThrow('ENOENT');
  });

  it('is generated on the first start and stored in the folder', () => {
    const secret = jwtSecretOf(undefined, folder);
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toContain(secret);
  });

  it('is readable only by its owner', () => {
    jwtSecretOf(undefined, folder);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it.each(['', 'abc', '\n'.repeat(40)])('is not read from a file truncated to %j', (content) => {
    writeFileSync(join(folder, 'jwt-secret'), content);
    expect(() => jwtSecretOf(undefined, folder)).toThrow(
      /jwt-secret holds less than 32 bytes.*restore it from your copy of the settings/,
    );
  });

  it('is not read from a folder, which is named in one line', () => {
    mkdirSync(join(folder, 'jwt-secret'));
    const line = `The file ${join(folder, 'jwt-secret')} cannot be read (EISDIR): remove this folder.`;
    expect(() => jwtSecretOf(undefined, folder)).toThrow(new OperatorError(line));
  });

  it('differs between folders', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'booking-secret-'));
    expect(jwtSecretOf(undefined, elsewhere)).not.toBe(jwtSecretOf(undefined, folder));
    rmSync(elsewhere, { recursive: true });
  });
});
