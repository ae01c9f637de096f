import { readFileSync } from 'node:fs';
import { buildSchema, getVariableValues, Kind, parse, validate } from 'graphql';

import { exampleQueries } from './example-queries';
import { exampleMessages } from './explorer.messages';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const variablesOf = (today: string, id: string): unknown => {
  const variables = exampleQueries(today).find((each) => each.id === id)?.variables ?? '';
  return variables === '' ? {} : JSON.parse(variables);
};

describe.each(exampleQueries('2026-12-05').map((example) => ({ ...example })))(
  'the example “$id”',
  ({ query, variables }) => {
    const document = parse(query);
    const [operation, ...others] = document.definitions;

    it('is valid for the schema', () => {
      expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
    });

    it('is a single named query', () => {
      expect(others).toEqual([]);
      expect(operation).toMatchObject({ operation: 'query', name: { kind: Kind.NAME } });
    });

    it('has exactly the variables that its query needs, with valid values', () => {
      const definitions = operation?.kind === Kind.OPERATION_DEFINITION ? operation.variableDefinitions : [];
      const given = variables === '' ? {} : (JSON.parse(variables) as Record<string, unknown>);
      const { coerced, errors } = getVariableValues(schema, definitions ?? [], given);
      expect(errors).toBeUndefined();
      expect(coerced).toEqual(given);
    });
  },
);

it('there is exactly one example for every button', () => {
  const ids = exampleQueries('2026-12-05').map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(exampleMessages).toSorted());
});

describe('the dates of the examples', () => {
  it.each([
    ['in the middle of a year', '2026-06-15', '2025-07-01', '2026-06-30', '2026-07-01', '2026-07-31'],
    ['over the turn of the year', '2026-12-31', '2026-01-01', '2026-12-31', '2027-01-01', '2027-01-31'],
    ['before a short month', '2027-01-31', '2026-02-01', '2027-01-31', '2027-02-01', '2027-02-28'],
    ['before a leap day', '2028-01-31', '2027-02-01', '2028-01-31', '2028-02-01', '2028-02-29'],
  ])('%s are the last twelve months and the next one', (_when, today, from, to, nextFrom, nextTo) => {
    expect(variablesOf(today, 'byMonth')).toEqual({ from, to });
    expect(variablesOf(today, 'nextMonth')).toEqual({ from: nextFrom, to: nextTo });
    expect(variablesOf(today, 'companies')).toEqual({ from, to: today });
    expect(variablesOf(today, 'unpaid')).toEqual({ from: today });
  });
});
