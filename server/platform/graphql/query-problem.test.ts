import {
  buildSchema,
  execute,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { translate, type Locale } from '../i18n/message.js';
import { OPERATION_LIMITS } from './operation-limits.js';
import { operationProblems } from './query-problem.js';
import { RULE_TEXTS } from './rule-texts.js';

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

function inBoth(say: (locale: Locale) => string[]): Told {
  return { en: say('en'), es: say('es') };
}

function problemsOf(query: string, options: { on?: GraphQLSchema; suggests?: boolean } = {}): Told {
  const { on = schema, suggests = false } = options;
  const document = parse(query);
  const errors = validate(on, document, [...specifiedRules, ...OPERATION_LIMITS], { hideSuggestions: true });
  return inBoth((locale) =>
    errors.map((error) => translate(operationProblems({ schema: on, document, suggests })(error), locale)),
  );
}

async function variableProblemsOf(query: string, variables: Record<string, unknown>): Promise<Told> {
  const document = parse(query);
  const { errors = [] } = await execute({ schema, document, variableValues: variables });
  return inBoth((locale) => {
    const problemOf = operationProblems({ schema, document, variables });
    return errors.map((error) => translate(problemOf(error), locale));
  });
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
      'Field "classes" of type "[Class!]!" must have a selection of subfields. (line 1:3)',
      'Indique qué campos de "classes" quiere. (línea 1:3)',
    ],
    [
      '{ label { id } }',
      'Field "label" must not have a selection since type "String" has no subfields. (line 1:9)',
      'El campo "label" no tiene otros campos dentro. (línea 1:9)',
    ],
    [
      '{ classes { id } }',
      '"classes" needs what is not given: "first" (Int!). (line 1:3)',
      'A "classes" le falta: "first" (Int!). (línea 1:3)',
    ],
    [
      '{ label(x: 1) }',
      'Unknown argument "x" on field "Query.label". (line 1:9)',
      'El campo "Query.label" no acepta el argumento "x". (línea 1:9)',
    ],
    [
      '{ classes(first: "a") { id } }',
      'Expected value of type "Int!", found "a". (line 1:18)',
      'Aquí va un valor de tipo "Int!", no "a". (línea 1:18)',
    ],
    [
      '{ classes(first: 1, sort: nam) { id } }',
      'Value "nam" does not exist in "Sort" enum. (line 1:27)',
      'El valor "nam" no existe en "Sort". (línea 1:27)',
    ],
    [
      '{ classes(first: 1, near: {}) { id } }',
      'Not provided: "Place.city" of required type "String!". (line 1:27)',
      'Falta: "Place.city", de tipo "String!". (línea 1:27)',
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
      'Cannot spread fragment "A" within itself. (line 1:32)',
      'El fragmento "A" se incluye a sí mismo. (línea 1:32)',
    ],
    ['subscription { label }', 'There are no subscriptions. (line 1:1)', 'No hay suscripciones. (línea 1:1)'],
  ])('explains %s', (query, en, es) => {
    const { en: inEnglish, es: inSpanish } = problemsOf(query);
    expect(inEnglish).toContain(en);
    expect(inSpanish).toContain(es);
  });

  it('suggests a similar name if suggestions are allowed', () => {
    expect(problemsOf('{ classes(first: 1) { seat } }', { suggests: true })).toEqual({
      en: ['Cannot query field "seat" on type "Class". Did you mean "seats"? (line 1:23)'],
      es: ['El tipo "Class" no tiene el campo "seat". ¿Quiso decir "seats"? (línea 1:23)'],
    });
    expect(problemsOf('{ classes(first: 1) { location } }', { suggests: true }).en).toEqual([
      'Cannot query field "location" on type "Class". (line 1:23)',
    ]);
  });

  it('is distinct for each of two mistakes of one field', () => {
    expect(problemsOf('{ classes }').en).toEqual([
      'Field "classes" of type "[Class!]!" must have a selection of subfields. (line 1:3)',
      '"classes" needs what is not given: "first" (Int!). (line 1:3)',
    ]);
  });

  /** At least one query for each rule with a text. */
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
    '{ ...A } fragment A on Query { ...A }',
    '{ classes(first: $a) { id } }',
    'query ($a: Int) { label }',
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
  ];

  it('exists in both languages for every rule that a query can break here', () => {
    for (const query of BROKEN) {
      const { en, es } = problemsOf(query);
      expect(en).not.toEqual([]);
      expect(es.filter((text) => text.startsWith('La consulta no es válida'))).toEqual([]);
    }
    const broken = new Set(
      specifiedRules.filter((rule) =>
        BROKEN.some((query) => validate(schema, parse(query), [rule]).length > 0),
      ),
    );
    expect([...RULE_TEXTS.keys()].filter((rule) => !broken.has(rule)).map(({ name }) => name)).toEqual([]);
  });

  it('contains the original message of a rule without a text', () => {
    const old = buildSchema('type Query { label: String @deprecated(reason: "old") }');
    const document = parse('{ label }');
    const [error] = validate(old, document, [NoDeprecatedCustomRule]);
    if (!error) throw new Error('no error');
    expect(translate(operationProblems({ schema: old, document })(error), 'es')).toBe(
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
      ['Variable "$first" of type "Int!" must not be null. (line 1:8)'],
      ['La variable "$first", de tipo "Int!", no puede ser null. (línea 1:8)'],
    ],
    [
      'a value of another type',
      { first: 'x' },
      ['Variable "$first" cannot have the value "x". It must be of type "Int". (line 1:8)'],
      ['La variable "$first" no puede tener el valor "x". Debe ser de tipo "Int". (línea 1:8)'],
    ],
    [
      'an unknown enum value',
      { first: 1, sort: 'size' },
      ['Variable "$sort" cannot have the value "size". It must be one of: name, date. (line 1:36)'],
      ['La variable "$sort" no puede tener el valor "size". Debe ser uno de: name, date. (línea 1:36)'],
    ],
    [
      'a non-object',
      { first: 1, near: 'x' },
      ['Variable "$near" must be an object of type "Place". (line 1:22)'],
      ['La variable "$near" debe ser un objeto de tipo "Place". (línea 1:22)'],
    ],
    [
      'several mistakes in one object, in order',
      { first: 1, near: { days: [1, 'x', null], region: 1, constructor: 2 } },
      [
        'Variable "$near.city" of required type "String!" was not provided. (line 1:22)',
        'Variable "$near.days[1]" cannot have the value "x". It must be of type "Int". (line 1:22)',
        'Variable "$near.days[2]" of type "Int!" must not be null. (line 1:22)',
        'Variable "$near.region": type "Place" has no such field. (line 1:22)',
        'Variable "$near.constructor": type "Place" has no such field. (line 1:22)',
      ],
      [
        'Falta el valor de la variable "$near.city", de tipo "String!". (línea 1:22)',
        'La variable "$near.days[1]" no puede tener el valor "x". Debe ser de tipo "Int". (línea 1:22)',
        'La variable "$near.days[2]", de tipo "Int!", no puede ser null. (línea 1:22)',
        'La variable "$near.region" sobra: el tipo "Place" no tiene ese campo. (línea 1:22)',
        'La variable "$near.constructor" sobra: el tipo "Place" no tiene ese campo. (línea 1:22)',
      ],
    ],
  ])('explains %s', async (_what, variables, en, es) => {
    await expect(variableProblemsOf(QUERY, variables)).resolves.toEqual({ en, es });
  });
});
