import { nameOf } from './calls.mjs';
import { table } from './markdown-table.mjs';
import { explain, recordStatements } from './statements.mjs';

/** @typedef {import('./run.mjs').Run} Run */

const UPCOMING = 60;

/**
 * The number of SQL statements per operation, and their query plans.
 *
 * @param {Run} run
 */
export async function statementCountsAndPlans(run) {
  if (run.settings.kinds.includes('sqlite')) await statementCounts(run);
  for (const kind of run.settings.kinds) await plans(run, kind);
}

/** @param {Run} run */
async function statementCounts({ report, database }) {
  const [withOne, withMany] = [
    await recordStatements(await database('one'), 1),
    await recordStatements(await database('hundred'), 100),
  ];
  const rows = withMany.map(({ operation, statements }, index) => [
    operation,
    String(withOne[index]?.statements.length),
    String(statements.length),
  ]);
  const isConstant = rows.every(([, few, more]) => few === more);
  const most = Math.max(
    ...rows.filter(([operation]) => !operation?.startsWith('booking a')).map((row) => Number(row[2])),
  );
  report.fact(
    'SQL statements of an operation, with 1 or 100 classes',
    'equal',
    isConstant ? 'equal' : 'grow',
    isConstant,
  );
  report.fact('most SQL statements of one that only reads', '≤ 3', String(most), most <= 3);
  report.section(
    'SQL statements per operation (SQLite)',
    table(['operation', 'with 1 class', 'with 100'], rows),
  );
}

/**
 * @param {Run} run
 * @param {'sqlite' | 'postgres'} kind
 */
async function plans({ report, database }, kind) {
  const on = nameOf(kind);
  const large = await database('large', kind);
  const all = await explain(large, await recordStatements(large, UPCOMING));
  const flagged = all.filter(({ scans }) => scans.length > 0);
  report.fact(
    `full scans of growing tables in ${all.length} plans (${on})`,
    '0',
    String(flagged.length),
    flagged.length === 0,
  );
  const shown = all.filter(
    ({ operation, scans }) => operation.startsWith('upcoming list') || scans.length > 0,
  );
  report.section(
    `Query plans with 100,000 bookings and 1,000 classes (${on})`,
    shown.flatMap(({ operation, sql, plan, scans }) => [
      `${operation}${scans.length > 0 ? ', **full scan**' : ''}: \`${shortened(sql)}\``,
      '',
      '```',
      ...plan,
      '```',
      '',
    ]),
  );
}

/** @param {string} sql */
function shortened(sql) {
  const line = sql.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-25)}` : line;
}
