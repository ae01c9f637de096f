import { ConfigError } from './config-error.js';

/** A value without quotes that has a # at its start or right after another character. */
const CUT = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(?![ \t]*["'`])(?:[^#\n]*[^\s#])?#/gm;

/**
 * Throws ConfigError for a value that Node.js would cut at a #, which begins a comment.
 * @param environment its variables are not read from the file
 */
export function refuseCutValues(
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  for (const [, name = ''] of file.matchAll(CUT)) {
    if (environment[name] !== undefined) continue;
    throw new ConfigError(name, 'must be in quotes in .env, because it contains a #', "'a#b'");
  }
}
