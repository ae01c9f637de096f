import { buildSchema, execute, GraphQLError, parse, specifiedRules, validate } from 'graphql';
import { KNOWN_ERRORS } from './graphql-problem.js';
import { MAX_TOKENS } from './operation-limits.js';

const schema = buildSchema(`
  type Query { list(first: Int!, sort: Sort, near: Place): [Item!]! text(a: String, b: Boolean, c: ID, d: Float): String }
  type Item { id: ID! }
  enum Sort { name date }
  input Place { city: String! at: Even }
  scalar Even
`);
const LIST =
  'query ($first: Int!, $sort: Sort, $near: Place) { list(first: $first, sort: $sort, near: $near) { id } }';

const SYNTAX_ERRORS = [
  '',
  '{ text',
  '{ text(1: 2) }',
  '{ text(a: "x) }',
  "{ text(a: 'x') }",
  '{ text ~ }',
  'query ($a: Int = $b) { text }',
  '"""d""" { text }',
  '{ text } }',
  '{ text '.repeat(MAX_TOKENS),
  '{ text(d: 1.',
  '{ text(d: 01) }',
  '{ text(a: "\uD800") }',
  String.raw`{ text(a: "\q") }`,
];
const INVALID = [
  'type X { a: Int }',
  '{ text } { text }',
  'query A { text } query A { text }',
  '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
  '{ nothing }',
  '{ list(first: 1) }',
  '{ text { id } }',
  '{ a: text a: __typename }',
  'query ($a: Nothing) { text }',
  '{ ...Nothing }',
  '{ text } fragment A on Item { id }',
  '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  '{ ...A } fragment A on Query { ...A }',
  '{ ...A } fragment A on String { id }',
  '{ ... on String { id } }',
  '{ ...A } fragment A on Item { id }',
  '{ ... on Item { id } }',
  '{ text @nothing }',
  'query @skip(if: true) { text }',
  '{ text @skip(if: true) @skip(if: true) }',
  '{ text @skip(if: true, x: 1) }',
  '{ text(x: 1) }',
  '{ text @skip }',
  '{ list { id } }',
  'query Q { list(first: $a) { id } }',
  '{ list(first: $a) { id } }',
  'query Q($a: Int) { text }',
  'query ($a: Int) { text }',
  'query ($a: Item) { text }',
  'query ($a: String) { list(first: $a) { id } }',
  '{ list(first: 1, near: {}) { id } }',
  '{ list(first: 1, near: { city: "", x: 1 }) { id } }',
  '{ list(first: 1, sort: size) { id } }',
  '{ list(first: 1, sort: "name") { id } }',
  '{ list(first: null) { id } }',
  '{ list(first: 99999999999) { id } }',
  '{ list(first: "a") { id } }',
  '{ text(a: 1, b: 1, c: 1.5, d: "x") }',
  '{ list(first: 1, near: { city: "", at: 3 }) { id } }',
];
const WRONG_VARIABLES: [query: string, variables: Record<string, unknown>][] = [
  [LIST, {}],
  [LIST, { first: null }],
  [LIST, { first: 1, sort: 4 }],
  [LIST, { first: 1, near: { city: null } }],
  [LIST, { first: 1, near: 'x' }],
  [LIST, { first: 1, near: { city: '', at: 3 } }],
  ['query ($c: ID) { text(c: $c) }', { c: 1.5 }],
  ['query A { text } query B { text }', {}],
  ['query ($first: Int = 1) { list(first: $first) { id } }', { first: null }],
  ['query ($on: Boolean = true) { text @include(if: $on) }', { on: null }],
  ['query ($city: String = "") { list(first: 1, near: { city: $city }) { id } }', { city: null }],
];

/** A scalar whose error is any other one. */
function rejectOdd(value: unknown): unknown {
  if (Number(value) % 2 === 1) throw new TypeError('odd');
  return value;
}
Object.assign(schema.getType('Even') ?? {}, { parseValue: rejectOdd, parseLiteral: () => rejectOdd(3) });

/** Of graphql-js without suggestions; the reason for the value of a variable. */
async function messages(): Promise<string[]> {
  const ofSyntax = SYNTAX_ERRORS.map((query) => {
    try {
      parse(query, { maxTokens: MAX_TOKENS });
    } catch (error) {
      if (error instanceof GraphQLError) return error;
    }
    throw new Error(`has no syntax error: ${query}`);
  });
  const ofRules = INVALID.flatMap((query) =>
    validate(schema, parse(query), specifiedRules, { hideSuggestions: true }),
  );
  const ofVariables = await Promise.all(
    WRONG_VARIABLES.map(async ([query, variableValues]) => {
      const { errors = [] } = await execute({
        schema,
        document: parse(query),
        variableValues,
        hideSuggestions: true,
      });
      return errors;
    }),
  );
  const named = await execute({ schema, document: parse('{ text }'), operationName: 'Other' });
  const errors = [...ofSyntax, ...ofRules, ...ofVariables.flat(), ...(named.errors ?? [])];
  return errors.flatMap(({ message, originalError }) => [
    message.replace(/ Did you mean ".* \{ \.\.\. \}"\?$/, ''),
    ...(originalError ? [originalError.message] : []),
  ]);
}

describe('the table of the messages of libraries', () => {
  it('has only texts that the installed graphql-js produces, and one of Apollo Server', async () => {
    const produced = await messages();
    const first = new Set(
      produced.map((message) => KNOWN_ERRORS.findIndex(({ pattern }) => pattern.test(message))),
    );
    const missing = KNOWN_ERRORS.filter((_, index) => !first.has(index));
    expect(missing.map(({ pattern }) => pattern.source)).toEqual([
      '^GET requests only support query operations, not (?<kind>.*?) operations$',
    ]);
  });
});
