import { parseEnv } from 'node:util';

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
