import { join } from 'node:path';
import { entities } from '../entities.js';
import { openDatabase } from '../platform/database/open-database.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { runOperatorCommand } from '../testing/operator-command.js';
import { buildServer, createDataFolder } from '../testing/server-process.js';
import { addressOf, DATABASES, JWT_SECRET } from '../testing/world.js';

const LINK = /^https:\/\/classes\.example\.com\/reset-password\?token=[\w-]+\.[\w-]+$/;
const EMAIL = 'new.manager@ridgeline.example';

beforeAll(buildServer);

describe.each(DATABASES)('npm run admin, on %s,', (kind) => {
  let files: TestDatabase;
  let folder: Awaited<ReturnType<typeof createDataFolder>>;
  beforeEach(async () => {
    files = await createTestDatabase(kind);
    folder = await createDataFolder();
  });
  afterEach(async () => {
    await files.remove();
    await folder.remove();
  });

  function grantAdmin(...args: string[]): ReturnType<typeof runOperatorCommand> {
    return appointWith({ PUBLIC_URL: 'https://classes.example.com' }, ...args);
  }

  function appointWith(
    more: Record<string, string>,
    ...args: string[]
  ): ReturnType<typeof runOperatorCommand> {
    const settings = {
      DATABASE_URL: files.url,
      DATA_DIR: join(folder.path, 'data'),
      JWT_SECRET,
      ...more,
    };
    return runOperatorCommand('admin', args, settings);
  }

  it('prints a link that sets the password, and stores neither a password nor the link', async () => {
    const [who, how, link] = (await grantAdmin('--email', EMAIL)).output.split('\n');
    expect([who, how]).toEqual([
      `${EMAIL} is a new admin.`,
      'Set the password within 48 hours, by this link, which works once:',
    ]);
    expect(link).toMatch(LINK);
    const [again, , newer] = (await grantAdmin('--email', EMAIL.toUpperCase())).output.split('\n');
    expect(again).toContain('is an admin now; its log-ins and its password have ended.');
    expect(newer).toMatch(LINK);
    expect(newer).not.toBe(link);

    const database = await openDatabase(addressOf(files.url), entities);
    try {
      const accounts: unknown = await database.reader.query('SELECT "role", "confirmed_at" FROM "account"');
      expect(accounts).toEqual([{ role: 'admin', confirmed_at: null }]);
      const links: unknown = await database.reader.query(
        'SELECT * FROM "account_link" ORDER BY "created_at"',
      );
      expect(links).toEqual([
        expect.objectContaining({ used_at: expect.any(String) as unknown }),
        expect.objectContaining({ used_at: null, purpose: 'password', password_hash: null }),
      ]);
      const signature = new URL(newer ?? '').searchParams.get('token')?.split('.')[1] ?? '';
      expect(JSON.stringify(links)).not.toContain(signature);
    } finally {
      await database.close();
    }
  });

  it('explains the link’s address if PUBLIC_URL is not set', async () => {
    const [, , link, hint] = (await appointWith({ HOST: '0.0.0.0' }, '--email', EMAIL)).output.split('\n');
    expect(link).toMatch(/^http:\/\/0\.0\.0\.0:4000\/reset-password/);
    expect(hint).toMatch(/^PUBLIC_URL is not set: .*http:\/\/0\.0\.0\.0:4000\.$/);
  });

  it('prints its usage without an email', async () => {
    await expect(grantAdmin()).resolves.toMatchObject({
      code: 2,
      errors: 'usage: npm run admin -- --email office@example.com\n',
    });
  });
});
