import { getNamedType, GraphQLSchema, isEnumType, isObjectType } from 'graphql';
import { buildGraphQLSchema } from '../../../platform/graphql/build-schema.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { resolvers } from '../../../resolvers.js';
import { labelOf } from './report-label.texts.js';
import { enumLabel } from './report-enum.texts.js';

const LOCALES: readonly Locale[] = ['en', 'es'];
/** Abbreviations of states, which are the same in both languages. */
const WORDLESS = new Set(['State']);
/** Values that are not part of a report's rows, or of any report. */
const UNLABELLED = new Set([
  'Query',
  'Mutation',
  'PageInfo',
  'Site',
  'ReportTable',
  'ReportColumn',
  'ReportRow',
  'Session',
  'AcceptedRequest',
]);
const PAGING = new Set(['first', 'after', 'before', 'values']);

/** A report is a query, so it never contains the types that only mutations return. */
const queries = new GraphQLSchema({ query: buildGraphQLSchema(resolvers).getQueryType() });
const types = Object.values(queries.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const read = types.filter(isObjectType).filter(({ name }) => !UNLABELLED.has(name));

describe('the labels of reports', () => {
  it('exist in both languages for every value that the office can read', () => {
    const leaves = read.flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !isObjectType(getNamedType(field.type)) && field.name !== 'totalCount')
        .map(({ name }) => ({ typeName: type.name, name })),
    );
    expect(leaves.length).toBeGreaterThan(100);
    expect(unlabelled(leaves)).toEqual([]);
  });

  it('exist in both languages for every filter of a list', () => {
    const query = types.filter(isObjectType).find(({ name }) => name === 'Query');
    const asked = Object.values(query?.getFields() ?? {}).flatMap(({ args }) =>
      args.map(({ name, type }) => ({ typeName: getNamedType(type).name, name })),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(unlabelled(asked.filter(({ name }) => !PAGING.has(name)))).toEqual([]);
  });

  it('exist in both languages for every enum value', () => {
    const words = types
      .filter(isEnumType)
      .filter(({ name }) => !WORDLESS.has(name) && name !== 'ReportColumnKind')
      .flatMap((type) => type.getValues().map(({ name }) => ({ enumName: type.name, name })));
    const missing = words.filter(({ enumName, name }) =>
      LOCALES.some((locale) => !isSentence(enumLabel(name, enumName, locale))),
    );
    expect(words.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });

  it('are derived from unknown aliases', () => {
    expect(labelOf({ typeName: 'Booking', name: 'seatsOfAcme' }, 'en')).toBe('seats of acme');
    expect(enumLabel('constructor', 'toString', 'es')).toBe('constructor');
  });
});

function unlabelled(fields: readonly { typeName: string; name: string }[]) {
  return fields.filter((field) => LOCALES.some((locale) => !isSentence(labelOf(field, locale))));
}

/** Labels derived from a name begin with a lower-case letter. */
const isSentence = (text: string): boolean => /^\p{Lu}/u.test(text);
