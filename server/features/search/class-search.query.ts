import { Temporal } from 'temporal-polyfill';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { isPostgres } from '../../platform/database/is-postgres.js';
import { containing, foldForSearch, matching } from '../../platform/database/search.js';
import { ClassTypeEntity } from '../catalog/class-type.entity.js';
import { readInstances } from '../schedule/classes/class-instance.query.js';
import type { ClassInstance } from '../schedule/classes/class-instance.type.js';
import { LONGEST_RUN_DAYS } from '../schedule/schedule.constants.js';
import type { ClassWords, DayRange } from './class-words.rules.js';

/** Shorter words are only searched in names of class types, which are few. */
const SHORTEST_WORD = 3;

/** The same expression as in the index `class_instance_search`. */
const WORDS_ON_POSTGRES = `lower(translate(COALESCE(instance.location_name, '') || ' ' || COALESCE(instance.city, '') || ' ' || COALESCE(instance.instructor_name, ''),
  'áàâäãéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))`;

interface Condition {
  sql: string;
  parameters: ObjectLiteral;
}

/** A class type with its names in both languages, folded. */
interface FoldedType {
  id: string;
  names: string;
}

/**
 * Classes on a date whose class type, venue, city or instructor contain all words, or that have a day which the words
 * mean: future ones soonest first, then past ones latest first. One statement each for the names of class types, the
 * classes and their days.
 */
export async function findClasses(
  manager: EntityManager,
  { date, words }: { date: string | undefined; words: readonly ClassWords[] },
  now: Date,
  first: number,
): Promise<ClassInstance[]> {
  if (date === undefined && words.length === 0) return [];
  const types = words.length === 0 ? [] : await foldedTypes(manager);
  const conditions = words.map((together, index) => {
    const text = withWords(manager, together.words, `${index}`, types);
    return together.days.length === 0 ? text : onDaysOr(manager, together.days, text, `${index}`);
  });
  if (date !== undefined) conditions.push(onDate(date));
  if (conditions.includes(undefined)) return [];
  return readInstances(manager, now, (query) => {
    for (const condition of conditions) if (condition) query.andWhere(condition.sql, condition.parameters);
    return query
      .orderBy('CASE WHEN instance.startsAt >= :now THEN 0 ELSE 1 END')
      .addOrderBy('CASE WHEN instance.startsAt >= :now THEN instance.startsAt END')
      .addOrderBy('instance.startsAt', 'DESC')
      .addOrderBy('instance.id')
      .setParameter('now', instantText(now))
      .limit(first);
  });
}

async function foldedTypes(manager: EntityManager): Promise<FoldedType[]> {
  const types = await manager
    .createQueryBuilder(ClassTypeEntity, 'type')
    .select(['type.id', 'type.name', 'type.nameEs'])
    .getMany();
  return types.map(({ id, name, nameEs }) => ({ id, names: foldForSearch(name, nameEs) }));
}

/** Undefined if no class can contain all the words. */
function withWords(
  manager: EntityManager,
  words: readonly string[],
  name: string,
  types: readonly FoldedType[],
): Condition | undefined {
  const all: Condition[] = [];
  for (const [index, word] of words.entries()) {
    const condition = withWord(manager, word, `${name}_${index}`, types);
    if (!condition) return undefined;
    all.push(condition);
  }
  return joined(all, ' AND ');
}

function withWord(
  manager: EntityManager,
  word: string,
  name: string,
  types: readonly FoldedType[],
): Condition | undefined {
  const ways: Condition[] = [];
  const typeIds = types.flatMap(({ id, names }) => (names.includes(word) ? [id] : []));
  if (typeIds.length > 0)
    ways.push({
      sql: `instance.classTypeId IN (:...types${name})`,
      parameters: { [`types${name}`]: typeIds },
    });
  const parts = word.split("'").filter((part) => [...part].length >= SHORTEST_WORD);
  if (parts.length > 0) ways.push(atPlace(manager, parts, `place${name}`));
  if (ways.length === 0) return undefined;
  return joined(ways, ' OR ');
}

function joined(conditions: readonly Condition[], by: ' AND ' | ' OR ' | ' UNION '): Condition {
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(by)})`,
    parameters: Object.assign({}, ...conditions.map(({ parameters }) => parameters)) as ObjectLiteral,
  };
}

/** @param parts of one word, without its apostrophes, of which the columns may have either form */
function atPlace(manager: EntityManager, parts: readonly string[], name: string): Condition {
  if (!isPostgres(manager.connection))
    return {
      sql: `instance.rowid IN (SELECT rowid FROM class_search WHERE class_search MATCH :${name})`,
      parameters: { [name]: matching(parts) },
    };
  const named = parts.map((part, index) => [`${name}_${index}`, containing(part)] as const);
  return {
    sql: named.map(([part]) => `${WORDS_ON_POSTGRES} LIKE :${part} ESCAPE '\\'`).join(' AND '),
    parameters: Object.fromEntries(named),
  };
}

/**
 * On any of its days. Classes that began more than the maximum duration earlier are excluded, so that the index of
 * starts can be used.
 */
function onDate(date: string): Condition {
  const day = Temporal.PlainDate.from(date);
  return {
    sql: `instance.startsAt BETWEEN :earliest AND :latest AND EXISTS (SELECT 1 FROM class_day on_day
      WHERE on_day.class_instance_id = instance.id AND on_day.date = :date)`,
    parameters: {
      date,
      earliest: day.subtract({ days: LONGEST_RUN_DAYS }).toString(),
      latest: day.add({ days: 2 }).toString(),
    },
  };
}

/** On one of the days, or with the text. A union, because for OR PostgreSQL would not use the index of dates. */
function onDaysOr(
  manager: EntityManager,
  days: readonly DayRange[],
  text: Condition | undefined,
  name: string,
): Condition {
  const dayOfWeek = isPostgres(manager.connection)
    ? 'EXTRACT(DOW FROM CAST(on_day.date AS date))'
    : `CAST(strftime('%w', on_day.date) AS integer)`;
  const ways = days.map(({ from, to, weekday }, index): Condition => {
    const [first, last] = [`from${name}_${index}`, `to${name}_${index}`];
    const onWeekday = weekday === undefined ? '' : ` AND ${dayOfWeek} = ${weekday}`;
    return {
      sql: `SELECT on_day.class_instance_id FROM class_day on_day
        WHERE on_day.date BETWEEN :${first} AND :${last}${onWeekday}`,
      parameters: { [first]: from, [last]: to },
    };
  });
  if (text) ways.push({ ...text, sql: `SELECT instance.id FROM class_instance instance WHERE ${text.sql}` });
  const { sql, parameters } = joined(ways, ' UNION ');
  return { sql: `instance.id IN ${sql}`, parameters };
}
