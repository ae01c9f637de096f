import { parseConfig } from './config.js';

const JWT_SECRET = 'a secret of at least thirty-two bytes';
const PROBLEM = 'special characters of its user and password percent-encoded';

describe('an address in a setting', () => {
  it.each(['pa#ss', 'pa/ss', 'pa?ss', 'pa%ss'])('is refused with the password %s', (password) => {
    const SMTP_URL = `smtp://user:${password}@mail.example.com:587`;
    expect(() => parseConfig({ SMTP_URL })).toThrow(`SMTP_URL must have ${PROBLEM}`);
    const DATABASE_URL = `postgres://user:${password}@db.example.com/classes`;
    expect(() => parseConfig({ DATABASE_URL, JWT_SECRET })).toThrow(`DATABASE_URL must have ${PROBLEM}`);
  });

  it.each(['pa%23ss', 'pa@ss', 'pa:ss', 'päss'])('is accepted with the password %s', (password) => {
    const SMTP_URL = `smtp://user:${password}@mail.example.com:587`;
    const DATABASE_URL = `postgres://user:${password}@db.example.com/classes`;
    expect(parseConfig({ SMTP_URL, DATABASE_URL, JWT_SECRET }).smtpUrl).toBe(SMTP_URL);
  });

  it('is refused with a port that does not exist', () => {
    expect(() => parseConfig({ SMTP_URL: 'smtp://mail.example.com:99999' })).toThrow(
      'SMTP_URL must have a valid host and port',
    );
  });
});
