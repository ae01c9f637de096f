import { defaultsOf, openingOfAddress, openingOfReport, textOfVariables } from './explorer-opening';

const params = (values: Record<string, string>) => new URLSearchParams(values);

describe('an address', () => {
  it('brings its query with its variables, one to a line', () => {
    const opening = openingOfAddress(params({ query: '{ site }', variables: '{"city":"Ogden","first":5}' }));
    expect(opening).toEqual({ query: '{ site }', variables: '{\n  "city": "Ogden",\n  "first": 5\n}' });
  });

  it('without a query opens nothing, and leaves the tabs as they were', () => {
    expect(openingOfAddress(params({}))).toBeUndefined();
    expect(openingOfAddress(params({ variables: '{"city":"Ogden"}' }))).toBeUndefined();
  });

  it.each([undefined, '', '{}'])('with the variables %j leaves their editor empty', (variables) => {
    const opening = openingOfAddress(
      params({ query: '{ site }', ...(variables !== undefined && { variables }) }),
    );
    expect(opening).toEqual({ query: '{ site }', variables: '' });
  });

  it.each(['{"city":', 'null', '5', '"Ogden"'])(
    'keeps the variables %j as they are, for the editor to say so',
    (text) => {
      expect(openingOfAddress(params({ query: '{ site }', variables: text }))?.variables).toBe(text);
    },
  );
});

describe('a report', () => {
  const query = 'query Q { site }';
  const variablesOf = (
    variables: Parameters<typeof openingOfReport>[0]['variables'],
    values: Record<string, string> = {},
  ) => {
    const { variables: text } = openingOfReport({ query, variables }, params(values));
    return text === '' ? {} : (JSON.parse(text) as unknown);
  };
  const city = { name: 'city', kind: 'text', defaultValue: 'Ogden' } as const;

  it('opens with what its form begins with', () => {
    expect(openingOfReport({ query, variables: [city] }, params({ report: 'x' }))).toEqual({
      query,
      variables: '{\n  "city": "Ogden"\n}',
    });
  });

  it('opens with what its form was filled in with, rather than with what that begins with', () => {
    expect(variablesOf([city], { city: 'Provo' })).toEqual({ city: 'Provo' });
  });

  it('leaves out what was emptied on purpose, and what was never filled in', () => {
    const company = { name: 'company', kind: 'text', defaultValue: null } as const;
    expect(variablesOf([city, company], { city: '' })).toEqual({});
    expect(openingOfReport({ query, variables: [] }, params({}))).toEqual({ query, variables: '' });
  });

  it('gives each value its kind: numbers and yes or no are not texts', () => {
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

  it('keeps a number that is none as it was typed, so that the server can say so', () => {
    expect(variablesOf([{ name: 'first', kind: 'number' }], { first: 'a few' })).toEqual({ first: 'a few' });
  });
});

describe('what the form of a saved report begins with', () => {
  it('are the plain values of the editor, as texts', () => {
    expect(defaultsOf({ city: 'Ogden', first: 5, isPaid: false, none: '' })).toEqual([
      { name: 'city', value: 'Ogden' },
      { name: 'first', value: '5' },
      { name: 'isPaid', value: 'false' },
      { name: 'none', value: '' },
    ]);
  });

  it('leaves out what no field can hold', () => {
    expect(defaultsOf({ nothing: null, list: ['a'], object: { a: 1 } })).toEqual([]);
  });
});

it('writes no variables as nothing at all', () => {
  expect(textOfVariables({})).toBe('');
});
