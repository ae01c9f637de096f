import type { DataSource, QueryRunner } from 'typeorm';
import { OperatorError } from '../errors/operator-error.js';
import { byAge, migrationState } from './migration-state.js';
import { nameOf } from './database-problem.js';

/**
 * Aborts the start if another version has migrated the database or it belongs to another program: this version would
 * write rows that the other cannot read, or fail on every request.
 */
export async function refuseOtherVersion(dataSource: DataSource, runner?: QueryRunner): Promise<void> {
  const { applied, pending, unknown, isForeign, latest } = await migrationState(dataSource, runner);
  const { options } = dataSource;
  const name = nameOf(
    options.type === 'postgres'
      ? { kind: 'postgres', url: options.url ?? '' }
      : { kind: 'sqlite', path: String(options.database) },
  );
  if (isForeign) {
    throw new OperatorError(
      `${name} holds the tables of another program, and nothing was written: DATABASE_URL must name an empty database or ` +
        'one of this program.',
    );
  }
  const newest = applied.at(-1) ?? 'none';
  const [stranger] = unknown;
  if (stranger !== undefined && unknown.every((migration) => byAge(migration, latest) > 0)) {
    throw new OperatorError(
      `${name} is newer than this server, and nothing was written: its last migration is ${newest}, this server's is ` +
        `${latest}. Upgrade the server, or restore a backup from before that migration.`,
    );
  }
  const skipped = pending.find((migration) => byAge(migration, newest) < 0);
  const difference = stranger ? `has had ${stranger}, which this server (${latest}) does not know` : '';
  const gap =
    applied.length > 0 && skipped ? `has had ${newest}, and not ${skipped} of this server before it` : '';
  if (difference || gap) {
    throw new OperatorError(
      `${name} is of another version of this server, and nothing was written: it ${difference || gap}. Start the version ` +
        'that made it, or restore a backup of this one.',
    );
  }
}
