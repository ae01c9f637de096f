import { readFileSync } from 'node:fs';
import { codeOf } from '../errors/code-of.js';
import { OperatorError } from '../errors/operator-error.js';

/** The text of a file; undefined if there is none. Throws an OperatorError that names a file that cannot be read. */
export function readFileIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return undefined;
    const cure = code === 'EISDIR' ? 'remove this folder' : 'make it readable for this user';
    throw new OperatorError(`The file ${path} cannot be read (${code}): ${cure}.`);
  }
}
