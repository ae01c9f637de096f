import { askedQuery } from './asked-query';

const run = (query: string, operationName?: string, variables: unknown = {}) =>
  askedQuery({ query, operationName, variables });

describe('what was run, as a report of it is asked for', () => {
  it('is the query to the letter, with its variables as texts', () => {
    const query = '# why\nquery A($n: Int) { a(n: $n) { b } }';
    expect(run(query, undefined, { n: 5, name: 'x', list: [1] })).toEqual({
      query,
      values: [
        { name: 'n', value: '5' },
        { name: 'name', value: 'x' },
      ],
    });
  });

  it('is the named one of several, with its fragments', () => {
    const query = 'query A { a { ...F } } query B { b } fragment F on A { c }';
    expect(run(query, 'A')?.query.replaceAll(/\s+/g, ' ')).toBe(
      'query A { a { ...F } } fragment F on A { c }',
    );
  });

  it('is nothing for what the editor asks to know the schema', () => {
    expect(run('query IntrospectionQuery { __schema { types { name } } }')).toBeUndefined();
  });
});
