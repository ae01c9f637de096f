import { existsSync } from 'node:fs';
import { parseConfig, type Config } from './config.js';

/** Reads .env, if there is one, and the environment; the environment wins. The only reader of process.env. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseConfig(process.env);
}
