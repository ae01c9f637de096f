import 'reflect-metadata';
import { loadConfig } from '../platform/config/load-config.js';
import { OperatorError } from '../platform/errors/operator-error.js';
import { runCommand } from './run-command.js';
import { sendTestMail } from './send-test-mail.js';

// npm run mail:test -- ADDRESS: sends one mail immediately, with the site's mail settings.
void runCommand({
  usage: 'npm run mail:test -- ADDRESS',
  arity: 1,
  work: async ({ argument: address }) => {
    if (!/^[^\s@<>,]+@[^\s@<>,]+$/.test(address))
      throw new OperatorError(`${address} is not an email address.`);
    process.stdout.write(`${await sendTestMail(address, loadConfig())}\n`);
    return true;
  },
});
