import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTemplate } from './platform/outbox/templates.js';
import { useWorld } from './testing/world.js';

const NAMES_FILE = join(__dirname, '../client/features/users/message-of-action.ts');

/** Written by the server itself, not for an account. The calls of guests can be made by an account that is logged in. */
const NEVER_BY_AN_ACCOUNT = ['reportSchedule.mailed'];

const CHANGES_OF_RECORDS = ['created', 'updated', 'archived', 'restored', 'deleted'];
/** Actions whose names are put together, by the file that does it. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'archivable-record.service.ts': ['venue', 'instructor'].flatMap((subject) =>
    CHANGES_OF_RECORDS.map((what) => `${subject}.${what}`),
  ),
};

/** The files that write to the audit log, by themselves or through a change of several bookings. */
const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(service|store)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(__dirname, file), 'utf8') }))
  .filter(({ text }) => /recordAudit|auditAbout|writeAudit|auditEntries|auditRows|changeBooking/.test(text));

const named = new Set(
  [...readFileSync(NAMES_FILE, 'utf8').matchAll(/^ {2}'(\w+\.\w+)': actions\./gm)].map(
    ([, name = '']) => name,
  ),
);

describe('the actions in the audit log', () => {
  const world = useWorld('sqlite');

  /** Dotted names other than those of messages and of columns. */
  function literalActions(): string[] {
    const columns = new Set(
      world.database.reader.entityMetadatas.flatMap(({ columns: own, relations }) =>
        [...own, ...relations].map(({ propertyName }) => propertyName),
      ),
    );
    const literals = sources.flatMap(({ text }) =>
      [...text.matchAll(/'([a-z]\w+)\.([a-z]\w+)'/g)].map(([, subject = '', what = '']) => ({
        name: `${subject}.${what}`,
        what,
      })),
    );
    const actions = literals.filter(
      ({ name, what }) => named.has(name) || (!isTemplate(name) && !columns.has(what)),
    );
    return [...new Set(actions.map(({ name }) => name))];
  }

  it('are put together only where it is known which', () => {
    const composing = sources.filter(({ text }) => text.includes('action: `'));
    expect(composing.map(({ file }) => file.split(/[\\/]/).at(-1)).toSorted()).toEqual(
      Object.keys(COMPOSED).toSorted(),
    );
  });

  it('have a name in the activity of a user if an account can do them, and no name is left over', () => {
    const byAnybody = [...new Set([...literalActions(), ...Object.values(COMPOSED).flat()])];
    const byAccounts = byAnybody.filter((action) => !NEVER_BY_AN_ACCOUNT.includes(action));
    expect(byAccounts.toSorted()).toEqual([...named].toSorted());
    expect(byAnybody).toEqual(expect.arrayContaining(NEVER_BY_AN_ACCOUNT));
  });
});
