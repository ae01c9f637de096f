import './prepare-process.js';
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { entities } from './entities.js';
import { jwtSecretOf } from './platform/config/jwt-secret.js';
import { loadConfig } from './platform/config/load-config.js';
import { openDatabase } from './platform/database/database.js';
import { createLogger } from './platform/logging/logger.js';
import { processContext } from './process-context.js';
import { createServices } from './services.js';

// npm run admin -- --email office@example.com: makes an admin of an account, or a new one with a generated password.
const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
if (!email?.includes('@')) {
  process.stderr.write('usage: npm run admin -- --email office@example.com\n');
  process.exit(1);
}

const config = loadConfig();
const ctx = processContext(createLogger('warn'));
const database = await openDatabase(config.database, entities);
await database.migrate();
const { accounts } = createServices({
  database,
  company: config.company,
  jwtSecret: jwtSecretOf(config.jwtSecret, config.dataDir),
  rateLimits: true,
});
if (await accounts.promote(ctx, email)) {
  process.stdout.write(`${email} is an admin now; older log-ins have ended.\n`);
} else {
  const password = randomBytes(15).toString('base64url');
  const passwordHash = await accounts.hashPassword(password);
  const names = { firstName: null, lastName: null, language: 'en' } as const;
  await database.transaction(ctx, (manager) =>
    accounts.createUnlessKnown(ctx, manager, { email, passwordHash, role: 'admin', ...names }),
  );
  process.stdout.write(`New admin: ${email}, password: ${password} (shown only this once)\n`);
}
await database.close();
