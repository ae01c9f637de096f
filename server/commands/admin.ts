import 'reflect-metadata';
import { CONFIRMATION_LINK_HOURS } from '../features/accounts/account.constants.js';
import { entities } from '../entities.js';
import { makeFolders } from '../platform/config/data-directory.js';
import { jwtSecretOf } from '../platform/config/jwt-secret.js';
import { systemClock } from '../platform/context/clock.js';
import { loadConfig } from '../platform/config/load-config.js';
import { lostDatabase } from '../platform/config/lost-database.js';
import { OperatorError } from '../platform/errors/operator-error.js';
import { openDatabase } from '../platform/database/open-database.js';
import { createLogger } from '../platform/logging/logger.js';
import { processContext } from '../process/process-context.js';
import { createServices } from '../services.js';
import { runCommand } from './run-command.js';

// npm run admin -- --email office@example.com: makes an account an admin, or creates one, and prints a link that sets its
// password. An existing password is removed, because it may be that of a person who does not own the email address.
void runCommand({
  usage: 'npm run admin -- --email office@example.com',
  options: ['email'],
  arity: 0,
  work: async ({ valueOf }) => {
    const email = valueOf('email') ?? '';
    if (!email.includes('@')) throw new OperatorError(`${email} is not an email address.`);
    const config = loadConfig();
    const lost = lostDatabase(config, systemClock.now());
    if (lost !== null) throw new OperatorError(lost);
    await makeFolders(config);
    const database = await openDatabase(config.database, entities);
    try {
      await database.migrate();
      const { adminGrants } = createServices({
        database,
        company: config.company,
        jwtSecret: jwtSecretOf(config.jwtSecret, config.dataDir),
        rateLimits: true,
      });
      const { isNew, token } = await adminGrants.grantAdmin(processContext(createLogger('warn')), email);
      const site = config.publicUrl ?? `http://${config.host}:${config.port}`;
      const what = isNew
        ? `${email} is a new admin.`
        : `${email} is an admin now; its log-ins and its password have ended.`;
      process.stdout.write(
        [
          what,
          `Set the password within ${CONFIRMATION_LINK_HOURS} hours, by this link, which works once:`,
          `${site}/reset-password?${new URLSearchParams({ token }).toString()}`,
          ...(config.publicUrl === undefined
            ? [`PUBLIC_URL is not set: the link needs the address that people use in the place of ${site}.`]
            : []),
          '',
        ].join('\n'),
      );
      return true;
    } finally {
      await database.close();
    }
  },
});
