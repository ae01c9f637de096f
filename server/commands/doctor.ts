import 'reflect-metadata';
import { resolve } from 'node:path';
import { diagnose, recount } from './diagnose.js';
import { ConfigError } from '../platform/config/config-error.js';
import { settingsOf } from '../platform/config/env-file.js';
import { loadConfig } from '../platform/config/load-config.js';
import { readFileIfThere } from '../platform/config/read-file.js';
import { systemClock } from '../platform/context/clock.js';
import { checkSettingNames } from '../platform/doctor/check-settings.js';
import { fail, type Finding } from '../platform/doctor/finding.js';
import { runCommand } from './run-command.js';

const STATE_WIDTH = 4;
const CHECK_WIDTH = 13;

async function findings(isToRecount: boolean): Promise<Finding[]> {
  try {
    const config = loadConfig();
    if (isToRecount) await recount(config);
    const file = resolve('.env');
    const names = Object.keys(settingsOf(readFileIfThere(file) ?? ''));
    return [...checkSettingNames(names), ...(await diagnose(config, systemClock, file))];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [fail('settings', error.message)];
  }
}

// npm run doctor: prints one line per check. Exit code 0, 1 if a check has failed, 2 if the checks cannot run.
void runCommand({
  usage: 'npm run doctor -- [--json] [--recount]',
  flags: ['json', 'recount'],
  arity: 0,
  failureCode: 2,
  work: async ({ flags }) => {
    const found = await findings(flags.has('recount'));
    const lines = flags.has('json')
      ? JSON.stringify(found, null, 2)
      : found
          .map(
            ({ state, check, text }) => `${state.padEnd(STATE_WIDTH)}  ${check.padEnd(CHECK_WIDTH)}  ${text}`,
          )
          .join('\n');
    process.stdout.write(`${lines}\n`);
    return found.every(({ state }) => state !== 'fail');
  },
});
