import { executedQuery } from './executed-query';

const run = (query: string, operationName?: string, variables: unknown = {}) =>
  executedQuery({ query, operationName, variables });

describe('the last query, as the input of a report preview', () => {
  it('is unchanged, with its variables as texts', () => {
    const query = '# why\nquery A($n: Int) { a(n: $n) { b } }';
    expect(run(query, undefined, { n: 5, name: 'x', list: [1] })).toEqual({
      query,
      values: [
        { name: 'n', value: '5' },
        { name: 'name', value: 'x' },
      ],
    });
  });

  it('has a value for a variable that is null, so that it does not have its default', () => {
    const query = 'query A($city: String = "Ogden") { a(city: $city) { b } }';
    expect(run(query, undefined, { city: null })?.values).toEqual([{ name: 'city', value: '' }]);
  });

  it('is the named one of several, with its fragments', () => {
    const query = 'query A { a { ...F } } query B { b } fragment F on A { c }';
    expect(run(query, 'A')?.query.replaceAll(/\s+/g, ' ')).toBe(
      'query A { a { ...F } } fragment F on A { c }',
    );
  });

  it('is undefined for the editor’s introspection query', () => {
    expect(run('query IntrospectionQuery { __schema { types { name } } }')).toBeUndefined();
  });

  it('may be about the schema, so that its result replaces the previous one', () => {
    const query = '{ __schema { types { name } } }';
    expect(run(query)).toEqual({ query, values: [] });
  });
});
