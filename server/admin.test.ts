import { join } from 'node:path';
import { entities } from './entities.js';
import { openDatabase } from './platform/database/database.js';
import { createTestDatabase, type TestDatabase } from './testing/database.js';
import { buildServer, createDataFolder, runAdmin } from './testing/server-process.js';
import { addressOf, DATABASES, JWT_SECRET } from './testing/world.js';

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

  async function appoint(...args: string[]): Promise<string[]> {
    const settings = {
      DATABASE_URL: files.url,
      DATA_DIR: join(folder.path, 'data'),
      JWT_SECRET,
      PUBLIC_URL: 'https://classes.example.com',
    };
    return (await runAdmin(settings, args)).stdout.trim().split('\n');
  }

  it('prints a link that sets the password, and keeps neither a password nor the link', async () => {
    const [who, how, link] = await appoint('--email', EMAIL);
    expect([who, how]).toEqual([
      `${EMAIL} is a new admin.`,
      'Set the password within 48 hours, by this link, which works once:',
    ]);
    expect(link).toMatch(LINK);
    const [again, , newer] = await appoint('--email', EMAIL.toUpperCase());
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

  it('says how it is called when no email is given', async () => {
    await expect(appoint()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^usage: /) as unknown,
    });
  });
});
