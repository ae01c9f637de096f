import { randomUUID } from 'node:crypto';
import { fc } from '../../testing/fast-check.js';
import { repetitions } from '../../testing/repetitions.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { processContext } from '../../process/process-context.js';
import { sortNameOf } from '../../features/students/stored-person.rules.js';
import { StudentEntity } from '../../features/students/student.entity.js';
import { foldForSearch, wordsOf } from './search.js';
import { indexForSearch } from './search-index.js';
import { insertRows } from './insert-rows.js';

/** Characters that are special in SQL, LIKE, full-text queries or Unicode, and few others, so that matches occur. */
const LETTERS = [...'aabñÑéA0@', ...`%_\\'"*:^()-+.@ß`, 'İ', '🦺', '中', 'e\u0301'];
const aWord = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 14 })
  .map((letters) => letters.join(''));
const aPerson = fc.record({ name: aWord, company: fc.option(aWord) });
const aTerm = fc.array(aWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const lastNameOf = (index: number): string => String(index).padStart(4, '0');
const ALL = { sort: 'name', direction: 'ascending' } as const;

describe.each(DATABASES)('the search on %s', (kind) => {
  const world = useWorld(kind);
  const students = () => world.services.students;

  async function store(people: readonly { name: string; company: string | null }[]): Promise<void> {
    const now = world.clock.now();
    const rows = people.map(({ name, company }, index) => ({
      id: randomUUID(),
      firstName: name,
      lastName: lastNameOf(index),
      email: 'x@example.com',
      attendeeKey: randomUUID(),
      searchText: foldForSearch(name),
      phone: null,
      companyName: company,
      sortName: sortNameOf({ firstName: name, lastName: lastNameOf(index) }),
      companySearch: company === null ? null : foldForSearch(company),
      emergencyContactName: 'Ana',
      emergencyContactPhone: '1',
      textNotifications: false,
      deletedAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }));
    await world.database.transaction(world.guest(), async (manager) => {
      for (let start = 0; start < rows.length; start += 50)
        await insertRows(manager, StudentEntity, rows.slice(start, start + 50));
    });
  }

  const has = (text: string | null, term: string | undefined): boolean =>
    wordsOf(term).every((word) => text !== null && foldForSearch(text).includes(word));

  it('finds and counts the rows that contain each word, with any characters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aPerson, { minLength: 60, maxLength: 100 }),
        fc.record(
          { search: fc.option(aTerm, { nil: undefined }), companyName: aTerm },
          { requiredKeys: ['search'] },
        ),
        fc.integer({ min: 1, max: 80 }),
        fc.option(fc.nat({ max: 59 })),
        async (people, { search, companyName }, atMost, whom) => {
          // Takes a part of a stored name, because random long words hardly ever match; by code points, not UTF-16 units.
          const part = whom === null ? undefined : [...(people[whom]?.name ?? '')].slice(1).join('');
          const filter = { search: part ?? search, companyName };
          await world.startAnew();
          await store(people);
          const wanted = people
            .map(({ name, company }, index) => ({ name, company, id: lastNameOf(index) }))
            .filter(({ name, company }) => has(name, filter.search) && has(company, filter.companyName));
          const { nodes, count } = await students().page(filter, ALL, { first: 100 });
          const ids = wanted.map(({ id }) => id).toSorted();
          const found = nodes.map(({ lastName }) => lastName).toSorted();
          if (ids.length <= 100) expect(found).toEqual(ids);
          else expect(found).toHaveLength(100);
          await expect(count()).resolves.toBe(ids.length);
          const isWhole = wordsOf(filter.search).length + wordsOf(filter.companyName).length === 0;
          if (!isWhole) await expect(count(atMost)).resolves.toBe(Math.min(atMost, ids.length));
        },
      ),
      { numRuns: repetitions(8, 500) },
    );
  });

  it('finds many matches page by page, each once', async () => {
    const people = Array.from({ length: 2_100 }, (_, index) => ({
      name: index % 2 === 0 ? `walker ${String(index).padStart(4, '0')}` : `ruiz ${index}`,
      company: null,
    }));
    await store(people);
    const found: string[] = [];
    let after: string | undefined;
    do {
      const { nodes, pageInfo } = await students().page({ search: 'walk' }, ALL, { first: 100, after });
      found.push(...nodes.map(({ firstName }) => firstName));
      after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
    } while (after !== undefined);
    expect(found).toEqual(people.map(({ name }) => name).filter((name) => name.startsWith('walker')));
    const { count } = await students().page({ search: 'walk' }, ALL, { first: 1 });
    await expect(count()).resolves.toBe(1_050);
    await expect(count(1_001)).resolves.toBe(1_001);
  });

  it('finds a person by the current name, not by an earlier one', async () => {
    await store(Array.from({ length: 130 }, (_, index) => ({ name: `walker ${index}`, company: null })));
    const [first] = await world.stored(StudentEntity).find({ order: { lastName: 'ASC' }, take: 1 });
    await world.change(StudentEntity, { id: first?.id ?? '' }, { searchText: 'zebra crossing' });
    const named = async (search: string) =>
      (await students().page({ search }, ALL, { first: 9 })).nodes.length;
    await expect(named('zebra')).resolves.toBe(1);
    await expect(named(`${String(first?.firstName)}x`)).resolves.toBe(0);
  });

  it('finds rows that were inserted after a deletion', async () => {
    await store(Array.from({ length: 130 }, (_, index) => ({ name: `walker ${index}`, company: null })));
    await world.database.transaction(world.guest(), (manager) => manager.query('DELETE FROM "student"'));
    await store([{ name: 'zebra', company: null }]);
    await expect(students().page({ search: 'zebra' }, ALL, { first: 9 })).resolves.toMatchObject({
      nodes: [{ firstName: 'zebra' }],
    });
  });

  it('finds the same rows before and after they are indexed', async () => {
    await store(Array.from({ length: 700 }, (_, index) => ({ name: `walker ${index}`, company: null })));
    const named = async () => (await students().page({ search: 'ker 69' }, ALL, { first: 50 })).nodes.length;
    if (kind === 'sqlite')
      await world.database.transaction(world.guest(), (manager) =>
        manager.query('DELETE FROM "search_mark"'),
      );
    await expect(named()).resolves.toBe(17);
    await indexForSearch(processContext(world.log.logger), world.database, new AbortController().signal);
    await expect(named()).resolves.toBe(17);
    if (kind === 'postgres') return;
    const [mark] = await world.database.reader.query<{ left: number }[]>(
      `SELECT (SELECT MAX(rowid) FROM student) - indexed_to AS left FROM search_mark WHERE name = 'student'`,
    );
    expect(mark?.left).toBeLessThanOrEqual(64);
    const integrity: unknown = await world.database.reader.query('PRAGMA integrity_check');
    expect(integrity).toEqual([{ integrity_check: 'ok' }]);
  });
});
