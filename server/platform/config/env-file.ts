import { parseEnv } from 'node:util';
import { ConfigError } from './config-error.js';

/** A quoted value, which may have several lines. */
const QUOTED = /^[ \t]*(?:export[ \t]+)?\w+[ \t]*=[ \t]*(["'`])[^]*?\1/gm;
const SETTING_COMMENT_OR_EMPTY = /^\s*(?:(?:export\s+)?\w+\s*=.*|#.*)?$/;

/**
 * The variables of a .env file. Throws ConfigError for a line without a setting, which Node.js would take for the
 * beginning of the next one.
 */
export function settingsOf(file: string): Readonly<Record<string, string>> {
  const text = file.replace(/^\ufeff/, '');
  const withoutValues = text.replace(QUOTED, (setting) => `_=${setting.replace(/[^\n]/g, '')}`);
  const wrong = withoutValues.split(/\r?\n/).findIndex((line) => !SETTING_COMMENT_OR_EMPTY.test(line));
  if (wrong !== -1)
    throw new ConfigError(
      '.env',
      `must contain NAME=value, or a comment that begins with #, in line ${wrong + 1}`,
    );
  return parseEnv(text) as Record<string, string>;
}

/** A value without quotes that has a # at its start or right after another character. */
const CUT = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(?![ \t]*["'`])(?:[^#\n]*[^\s#])?#/gm;

/** The variables of a .env file whose values Node.js cuts at a #, which begins a comment. */
export function cutVariables(file: string): ReadonlySet<string> {
  const values = parseEnv(file);
  const cut = [...file.matchAll(CUT)].flatMap(({ 0: start, 1: name = '', index }) => {
    const hash = index + start.length - 1;
    const valuesWithoutHash = parseEnv(`${file.slice(0, hash)}_${file.slice(hash + 1)}`);
    // The same for a line within a quoted value, and for a variable that is set again below.
    return valuesWithoutHash[name] === values[name] ? [] : [name];
  });
  return new Set(cut);
}
