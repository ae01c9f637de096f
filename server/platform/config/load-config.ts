import { resolve } from 'node:path';
import { ConfigError } from './config-error.js';
import { parseConfig, type Config } from './config.js';
import { cutVariables, settingsOf } from './env-file.js';
import { ignoredDatabase } from './ignored-database.js';
import { readFileIfThere } from './read-file.js';

/**
 * Reads .env, if it exists, and the environment, which takes precedence unless the value is empty. The only reader of
 * process.env.
 */
export function loadConfig(): Config {
  const cut = new Set<string>();
  const file = readFileIfThere(resolve('.env'))?.replace(/^\ufeff/, '');
  if (file !== undefined) {
    for (const name of cutVariables(file)) if (isUnset(name)) cut.add(name);
    for (const [name, value] of Object.entries(settingsOf(file)))
      if (isUnset(name)) process.env[name] = value;
  }
  const config = parseConfig(process.env, cut);
  const ignored = ignoredDatabase(config);
  if (ignored?.isUpgrade) {
    const problem = `must be set, or the database moved: ${config.dataDir} is in use and has none, and earlier versions kept it in ${ignored.path}`;
    throw new ConfigError('DATABASE_URL', problem, `sqlite:${ignored.path}`);
  }
  return config;
}

const isUnset = (name: string): boolean => !process.env[name]?.trim();
