import {
  buildSchema,
  execute,
  GraphQLError,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { translate, type Locale } from '../i18n/message.js';
import { fieldProblem, graphqlProblem } from './graphql-problem.js';
import { OPERATION_LIMITS } from './operation-limits.js';

const schema = buildSchema(`
  type Query { classes(first: Int!, sort: Sort, near: Place): [Class!]! label: String }
  type Class { id: ID! name: String! seats: Int! }
  type Other { id: ID! }
  enum Sort { name date }
  input Place { city: String! zip: String days: [Int!] }
`);

interface Told {
  en: string[];
  es: string[];
}

function inBoth(errors: readonly GraphQLError[]): Told {
  const say = (locale: Locale) => errors.map((error) => translate(graphqlProblem(error), locale));
  return { en: say('en'), es: say('es') };
}

function problemsOf(query: string, options: { on?: GraphQLSchema; hideSuggestions?: boolean } = {}): Told {
  const { on = schema, hideSuggestions = true } = options;
  const rules = [...specifiedRules, ...OPERATION_LIMITS];
  return inBoth(validate(on, parse(query), rules, { hideSuggestions }));
}

async function variableProblemsOf(query: string, variables: Record<string, unknown>): Promise<Told> {
  const { errors = [] } = await execute({ schema, document: parse(query), variableValues: variables });
  return inBoth(errors);
}

describe('the error message of a query', () => {
  it.each([
    [
      '{ classes(first: 1) { nam } }',
      'Cannot query field "nam" on type "Class". (line 1:23)',
      'El tipo "Class" no tiene el campo "nam". (línea 1:23)',
    ],
    [
      '{ classes(first: 1) }',
      'Field "classes" of type "[Class!]!" must have a selection of subfields. Did you mean "classes { ... }"? (line 1:3)',
      'Indique qué campos de "classes" quiere. ¿Quiso decir "classes { ... }"? (línea 1:3)',
    ],
    [
      '{ label { id } }',
      'Field "label" must not have a selection since type "String" has no subfields. (line 1:9)',
      'El campo "label" no tiene otros campos dentro. (línea 1:9)',
    ],
    [
      '{ classes { id } }',
      'Field "classes" argument "first" of type "Int!" is required, but it was not provided. (line 1:3)',
      'Al campo "classes" le falta el argumento "first", de tipo "Int!". (línea 1:3)',
    ],
    [
      '{ label(x: 1) }',
      'Unknown argument "x" on field "Query.label". (line 1:9)',
      'El campo "Query.label" no acepta el argumento "x". (línea 1:9)',
    ],
    [
      '{ classes(first: "a") { id } }',
      'Int cannot represent non-integer value: "a" (line 1:18)',
      'Aquí va un número entero (Int), no "a". (línea 1:18)',
    ],
    [
      '{ classes(first: 1, sort: nam) { id } }',
      'Value "nam" does not exist in "Sort" enum. (line 1:27)',
      'El valor "nam" no existe en "Sort". (línea 1:27)',
    ],
    [
      '{ classes(first: 1, near: {}) { id } }',
      'Field "Place.city" of required type "String!" was not provided. (line 1:27)',
      'Falta el campo "Place.city", de tipo "String!". (línea 1:27)',
    ],
    [
      '{ classes(first: 1, near: { city: "x", x: 1 }) { id } }',
      'Field "x" is not defined by type "Place". (line 1:40)',
      'El tipo "Place" no tiene el campo "x". (línea 1:40)',
    ],
    [
      'query ($a: String) { classes(first: $a) { id } }',
      'Variable "$a" of type "String" used in position expecting type "Int!". (line 1:8)',
      'La variable "$a" es de tipo "String", pero aquí se necesita "Int!". (línea 1:8)',
    ],
    [
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      'Cannot spread fragment "A" within itself via "B". (line 1:32)',
      'El fragmento "A" se incluye a sí mismo por medio de "B". (línea 1:32)',
    ],
    ['subscription { label }', 'There are no subscriptions. (line 1:1)', 'No hay suscripciones. (línea 1:1)'],
  ])('explains %s', (query, en, es) => {
    const { en: inEnglish, es: inSpanish } = problemsOf(query);
    expect(inEnglish).toContain(en);
    expect(inSpanish).toContain(es);
  });

  it.each([
    [
      '{ classes(first: 1) { seat } }',
      'Cannot query field "seat" on type "Class". Did you mean "seats"? (line 1:23)',
      'El tipo "Class" no tiene el campo "seat". ¿Quiso decir "seats"? (línea 1:23)',
    ],
    [
      '{ classes(first: 1, sort: nam) { id } }',
      'Value "nam" does not exist in "Sort" enum. Did you mean "name"? (line 1:27)',
      'El valor "nam" no existe en "Sort". ¿Quiso decir "name"? (línea 1:27)',
    ],
    [
      '{ clabels }',
      'Cannot query field "clabels" on type "Query". Did you mean "label" or "classes"? (line 1:3)',
      'El tipo "Query" no tiene el campo "clabels". ¿Quiso decir "label" o "classes"? (línea 1:3)',
    ],
  ])('suggests similar names if suggestions are allowed: %s', (query, en, es) => {
    expect(problemsOf(query, { hideSuggestions: false })).toEqual({ en: [en], es: [es] });
  });

  /** At least one query for each rule that a query can break here, and for each of its texts. */
  const BROKEN = [
    '{ nothing }',
    '{ classes(first: 1) }',
    '{ classes { id } }',
    '{ label(x: 1) }',
    '{ label { id } }',
    '{ classes(first: "a") { id } }',
    'query ($a: String) { classes(first: $a) { id } }',
    '{ ...Nothing }',
    'type X { a: Int }',
    '{ label } { label }',
    'query ($a: Nothing) { label }',
    '{ ...on String { id } }',
    'query ($a: Class) { label }',
    '{ label } fragment A on Class { id }',
    '{ ... on Other { id } }',
    '{ ...A } fragment A on Other { id }',
    'fragment A on String { id } { label }',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    '{ ...A } fragment A on Query { ...A }',
    '{ classes(first: $a) { id } }',
    'query ($a: Int) { label }',
    'query Q($a: Int) { label }',
    'query Q { classes(first: $a) { id } }',
    '{ label @nothing }',
    'query @skip(if: true) { label }',
    '{ a: label a: __typename }',
    'query A { label } query A { label }',
    '{ ...A } fragment A on Query { label } fragment A on Query { label }',
    'query ($a: Int!, $a: Int!) { classes(first: $a) { id } }',
    '{ classes(first: 1, first: 2) { id } }',
    '{ classes(first: 1, near: { city: "a", city: "b" }) { id } }',
    '{ label @skip(if: true) @skip(if: true) }',
    '{ label @skip }',
    '{ label @skip(if: true, x: 1) }',
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
  ];

  it('exists in both languages for every rule that a query can break here', () => {
    for (const query of BROKEN) {
      const { en, es } = problemsOf(query);
      expect(en).not.toEqual([]);
      expect(es.filter((text) => text.startsWith('La consulta no es válida'))).toEqual([]);
    }
    const unbroken = specifiedRules.filter((rule) =>
      BROKEN.every((query) => validate(schema, parse(query), [rule]).length === 0),
    );
    expect(unbroken.map(({ name }) => name)).toEqual([
      // There are no subscriptions.
      'SingleFieldSubscriptionsRule',
    ]);
  });

  it('contains the original message of an error without a text', () => {
    const old = buildSchema('type Query { label: String @deprecated(reason: "old") }');
    const [error] = validate(old, parse('{ label }'), [NoDeprecatedCustomRule]);
    if (!error) throw new Error('no error');
    expect(translate(graphqlProblem(error), 'es')).toBe(
      `La consulta no es válida: ${error.message} (línea 1:3)`,
    );
  });

  it('shortens long values', () => {
    const [text = ''] = problemsOf(`{ ${'x'.repeat(5_000)} }`).es;
    expect(text.length).toBeLessThan(400);
    expect(text).toMatch(/^El tipo "Query" no tiene el campo "x+…"\. \(línea 1:3\)$/);
  });
});

describe('the error message of variables', () => {
  const QUERY =
    'query ($first: Int!, $near: Place, $sort: Sort) { classes(first: $first, near: $near, sort: $sort) { id } }';

  it.each<[string, Record<string, unknown>, string[], string[]]>([
    [
      'one that is missing',
      {},
      ['Variable "$first" of required type "Int!" was not provided. (line 1:8)'],
      ['Falta el valor de la variable "$first", de tipo "Int!". (línea 1:8)'],
    ],
    [
      'null',
      { first: null },
      ['Variable "$first" of non-null type "Int!" must not be null. (line 1:8)'],
      ['La variable "$first", de tipo "Int!", no puede ser null. (línea 1:8)'],
    ],
    [
      'a value of another type',
      { first: 'x; y' },
      ['Variable "$first": Int cannot represent non-integer value: "x; y" (line 1:8)'],
      ['En la variable "$first", aquí va un número entero (Int), no "x; y". (línea 1:8)'],
    ],
    [
      'an unknown enum value',
      { first: 1, sort: 'size' },
      ['Variable "$sort": Value "size" does not exist in "Sort" enum. (line 1:36)'],
      ['En la variable "$sort", el valor "size" no existe en "Sort". (línea 1:36)'],
    ],
    [
      'a non-object',
      { first: 1, near: 'x' },
      ['Variable "$near": Expected type "Place" to be an object. (line 1:22)'],
      ['En la variable "$near", aquí va un objeto de tipo "Place". (línea 1:22)'],
    ],
    [
      'several mistakes in one object, in order',
      { first: 1, near: { days: [1, 'x', null], region: 1, constructor: 2 } },
      [
        'Variable "$near": Field "city" of required type "String!" was not provided. (line 1:22)',
        'Variable "$near.days[1]": Int cannot represent non-integer value: "x" (line 1:22)',
        'Variable "$near.days[2]": Expected non-nullable type "Int!" not to be null. (line 1:22)',
        'Variable "$near": Field "region" is not defined by type "Place". (line 1:22)',
        'Variable "$near": Field "constructor" is not defined by type "Place". (line 1:22)',
      ],
      [
        'En la variable "$near", falta el campo "city", de tipo "String!". (línea 1:22)',
        'En la variable "$near.days[1]", aquí va un número entero (Int), no "x". (línea 1:22)',
        'En la variable "$near.days[2]", un valor de tipo "Int!" no puede ser null. (línea 1:22)',
        'En la variable "$near", el tipo "Place" no tiene el campo "region". (línea 1:22)',
        'En la variable "$near", el tipo "Place" no tiene el campo "constructor". (línea 1:22)',
      ],
    ],
  ])('explains %s', async (_what, variables, en, es) => {
    await expect(variableProblemsOf(QUERY, variables)).resolves.toEqual({ en, es });
  });
});

describe('the field of an invalid variable', () => {
  const QUERY = 'query ($first: Int!, $near: Place) { classes(first: $first, near: $near) { id } }';

  async function fieldsOf(variables: Record<string, unknown>): Promise<Record<string, string>> {
    const { errors = [] } = await execute({ schema, document: parse(QUERY), variableValues: variables });
    const problems = errors.flatMap((error) => Object.entries(fieldProblem(error) ?? {}));
    return Object.fromEntries(problems.map(([field, problem]) => [field, translate(problem, 'es')]));
  }

  it('is named with its path and the problem alone', async () => {
    const near = { zip: 84101, days: [1, 'x'], region: 'UT' };
    await expect(fieldsOf({ first: 1, near })).resolves.toEqual({
      city: 'Falta el campo "city", de tipo "String!".',
      zip: 'Aquí va un texto (String), no 84101.',
      'days.1': 'Aquí va un número entero (Int), no "x".',
      region: 'El tipo "Place" no tiene el campo "region".',
    });
  });

  it('is not named for a variable that is no input', async () => {
    await expect(fieldsOf({ first: 'x' })).resolves.toEqual({});
    await expect(fieldsOf({ first: 1, near: 'x' })).resolves.toEqual({});
  });
});
