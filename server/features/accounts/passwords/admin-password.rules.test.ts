import { ConfigError } from '../../../platform/config/config-error.js';
import { assertAdminPassword } from './admin-password.rules.js';

describe('ADMIN_PASSWORD', () => {
  it.each([
    ['short', 'short!!', 'must be 8 to 128 characters long'],
    ['long', 'x'.repeat(129), 'must be 8 to 128 characters long'],
    ['well known', 'password', 'must not be a well-known one'],
    ['well known in capitals', 'PassWord123', 'must not be a well-known one'],
  ])('that is too %s is rejected with one line that does not contain it', (_flaw, password, problem) => {
    const check = () => assertAdminPassword(password);
    expect(check).toThrow(ConfigError);
    expect(check).toThrow(/^ADMIN_PASSWORD .*Example: ADMIN_PASSWORD=\S+$/);
    expect(check).toThrow(problem);
    expect(check).not.toThrow(password);
  });

  it.each([undefined, 'four quiet mountain goats', 'a-long-phrase-of-your-own'])('may be %s', (password) => {
    expect(() => assertAdminPassword(password)).not.toThrow();
  });
});
