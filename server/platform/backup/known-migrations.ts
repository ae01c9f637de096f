import { migrations } from '../database/migrations/migrations.js';
import { OperatorError } from '../errors/operator-error.js';

const KNOWN = migrations.map(({ name }) => name);

/**
 * @param what the subject of error messages, such as 'The file x.sqlite'
 * @returns this server's migrations with these names. Throws for unknown ones, which a newer version has applied.
 */
export function knownMigrations(what: string, names: readonly string[]): typeof migrations {
  const unknown = names.filter((name) => !KNOWN.includes(name));
  if (names.length === 0 || unknown.length === names.length)
    throw new OperatorError(`${what} is not a database of this site.`);
  if (unknown.length > 0)
    throw new OperatorError(
      `${what} is of a newer version of the site (${unknown.join(', ')}). Update the site first.`,
    );
  return migrations.filter(({ name }) => names.includes(name));
}
