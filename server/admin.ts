import './prepare-process.js';
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { CONFIRMATION_LINK_HOURS } from './features/accounts/account.constants.js';
import { entities } from './entities.js';
import { jwtSecretOf } from './platform/config/jwt-secret.js';
import { loadConfig } from './platform/config/load-config.js';
import { openDatabase } from './platform/database/database.js';
import { createLogger } from './platform/logging/logger.js';
import { processContext } from './process-context.js';
import { createServices } from './services.js';

// npm run admin -- --email office@example.com: makes an admin of an account, or a new one, and prints the link that sets its
// password. Whatever password the account had is thrown away: it may be that of somebody who does not own the email.
const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
if (!email?.includes('@')) {
  process.stderr.write('usage: npm run admin -- --email office@example.com\n');
  process.exit(1);
}

const config = loadConfig();
const database = await openDatabase(config.database, entities);
await database.migrate();
const { officeAccounts } = createServices({
  database,
  company: config.company,
  jwtSecret: jwtSecretOf(config.jwtSecret, config.dataDir),
  rateLimits: true,
});
const { isNew, token } = await officeAccounts.appoint(processContext(createLogger('warn')), email);
const site = config.publicUrl ?? `http://${config.host}:${config.port}`;
process.stdout.write(
  [
    isNew ? `${email} is a new admin.` : `${email} is an admin now; its log-ins and its password have ended.`,
    `Set the password within ${CONFIRMATION_LINK_HOURS} hours, by this link, which works once:`,
    `${site}/reset-password?${new URLSearchParams({ token }).toString()}`,
    '',
  ].join('\n'),
);
await database.close();
