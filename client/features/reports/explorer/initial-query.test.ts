import { defaultsOf, initialQueryOfUrl, initialQueryOfReport, textOfVariables } from './initial-query';

const params = (values: Record<string, string>) => new URLSearchParams(values);

describe('an address', () => {
  it('contains its query and its variables, one per line', () => {
    const opening = initialQueryOfUrl(params({ query: '{ site }', variables: '{"city":"Ogden","first":5}' }));
    expect(opening).toEqual({ query: '{ site }', variables: '{\n  "city": "Ogden",\n  "first": 5\n}' });
  });

  it('without a query opens nothing, and keeps the stored tabs', () => {
    expect(initialQueryOfUrl(params({}))).toBeUndefined();
    expect(initialQueryOfUrl(params({ variables: '{"city":"Ogden"}' }))).toBeUndefined();
  });

  it.each([undefined, '', '{}'])('with the variables %j leaves their editor empty', (variables) => {
    const opening = initialQueryOfUrl(
      params({ query: '{ site }', ...(variables !== undefined && { variables }) }),
    );
    expect(opening).toEqual({ query: '{ site }', variables: '' });
  });

  it.each(['{"city":', 'null', '5', '"Ogden"'])(
    'keeps the variables %j unchanged, so that the editor reports them',
    (text) => {
      expect(initialQueryOfUrl(params({ query: '{ site }', variables: text }))?.variables).toBe(text);
    },
  );
});

describe('a report', () => {
  const query = 'query Q { site }';
  const variablesOf = (
    variables: Parameters<typeof initialQueryOfReport>[0]['variables'],
    values: Record<string, string> = {},
  ) => {
    const { variables: text } = initialQueryOfReport({ query, variables }, params(values));
    return text === '' ? {} : (JSON.parse(text) as unknown);
  };
  const city = { name: 'city', kind: 'text', defaultValue: 'Ogden' } as const;

  it('opens with the defaults of its form', () => {
    expect(initialQueryOfReport({ query, variables: [city] }, params({ report: 'x' }))).toEqual({
      query,
      variables: '{\n  "city": "Ogden"\n}',
    });
  });

  it('opens with the values of its form in preference to its defaults', () => {
    expect(variablesOf([city], { city: 'Provo' })).toEqual({ city: 'Provo' });
  });

  it('omits cleared and missing values', () => {
    const company = { name: 'company', kind: 'text', defaultValue: null } as const;
    expect(variablesOf([city, company], { city: '' })).toEqual({});
    expect(initialQueryOfReport({ query, variables: [] }, params({}))).toEqual({ query, variables: '' });
  });

  it('gives each value its type: numbers and booleans are not strings', () => {
    expect(
      variablesOf(
        [
          { name: 'first', kind: 'number', defaultValue: '20' },
          { name: 'isHandled', kind: 'boolean', defaultValue: 'false' },
          { name: 'isPaid', kind: 'boolean' },
          { name: 'from', kind: 'date', defaultValue: '2026-11-01' },
          { name: 'status', kind: 'choice', defaultValue: 'confirmed' },
          { name: 'classTypeId', kind: 'classType', defaultValue: '7' },
        ],
        { isPaid: 'true' },
      ),
    ).toEqual({
      first: 20,
      isHandled: false,
      isPaid: true,
      from: '2026-11-01',
      status: 'confirmed',
      classTypeId: '7',
    });
  });

  it('keeps an invalid number as typed, so that the server reports it', () => {
    expect(variablesOf([{ name: 'first', kind: 'number' }], { first: 'a few' })).toEqual({ first: 'a few' });
  });
});

describe('the defaults of a saved report’s form', () => {
  it('are the scalar values of the editor, as texts', () => {
    expect(defaultsOf({ city: 'Ogden', first: 5, isPaid: false, none: '' })).toEqual([
      { name: 'city', value: 'Ogden' },
      { name: 'first', value: '5' },
      { name: 'isPaid', value: 'false' },
      { name: 'none', value: '' },
    ]);
  });

  it('omit values that no field can hold', () => {
    expect(defaultsOf({ nothing: null, list: ['a'], object: { a: 1 } })).toEqual([]);
  });
});

it('formats no variables as an empty text', () => {
  expect(textOfVariables({})).toBe('');
});
