import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { InvalidResponseError, type ExecuteGraphql } from '../../../graphql/office/execute-graphql';
import { catalogue as spanish } from '../../../i18n/es/explorer-catalogue';
import { useFetcher } from './use-fetcher';

const execute = jest.fn<ReturnType<ExecuteGraphql>, Parameters<ExecuteGraphql>>();
const onRun = jest.fn();
const onRefused = jest.fn();

beforeEach(() => {
  execute.mockReset();
  onRun.mockReset();
  onRefused.mockReset();
  execute.mockResolvedValue({ data: {} });
});

function open(language: 'en' | 'es' = 'en') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={language} messages={language === 'es' ? spanish : {}} onError={() => undefined}>
      {children}
    </IntlProvider>
  );
  const { result } = renderHook(() => useFetcher(execute, onRun, onRefused), { wrapper });
  return async (query: string, operationName?: string, variables?: object) =>
    result.current({ query, ...(operationName !== undefined && { operationName }), variables });
}

const slip = '\n  mutation Slip { logOutEverywhere { isAccepted } }';

describe('a query', () => {
  it('is sent as written, and its response is returned unchanged', async () => {
    const result = { errors: [{ message: 'Cannot query field "x".' }] };
    execute.mockResolvedValue(result);
    expect(await open()('{\n  x # why\n}', undefined, { first: 5 })).toBe(result);
    expect(execute).toHaveBeenCalledWith({
      query: '{\n  x # why\n}',
      variables: { first: 5 },
      operationName: undefined,
    });
  });

  it('is sent without a name if it is the only one, because the name may be out of date', async () => {
    await open()('query Now { site { companyName } }', 'Before');
    expect(execute.mock.calls[0]?.[0].operationName).toBeUndefined();
  });

  it('is the named one of several', async () => {
    await open()('query A { a } query B { b }', 'B');
    expect(execute.mock.calls[0]?.[0].operationName).toBe('B');
  });

  it('with a syntax error is sent, so that the server reports it', async () => {
    await open()('query {', 'Before');
    expect(execute.mock.calls[0]?.[0]).toEqual({
      query: 'query {',
      variables: undefined,
      operationName: undefined,
    });
  });
});

describe('a mutation', () => {
  it.each([
    ['en', 'The explorer only reads: it runs queries, no mutations. (line 2:3)'],
    ['es', 'El explorador solo lee: ejecuta consultas, no mutaciones. (línea 2:3)'],
  ] as const)(
    'is rejected in the language of the page (%s) with its location, and never sent',
    async (language, message) => {
      expect(await open(language)(slip)).toEqual({
        errors: [{ message, locations: [{ line: 2, column: 3 }] }],
      });
      expect(execute).not.toHaveBeenCalled();
    },
  );

  it('has its reason displayed instead of the previous result', async () => {
    await open()(slip);
    expect(onRefused.mock.calls).toEqual([
      ['The explorer only reads: it runs queries, no mutations. (line 2:3)'],
    ]);
    expect(onRun).not.toHaveBeenCalled();
  });

  it('is rejected under an outdated name, too', async () => {
    expect(await open()(slip, 'Before')).toHaveProperty('errors');
    expect(execute).not.toHaveBeenCalled();
  });

  it('among several is rejected if it is the named one, or if none is named', async () => {
    const query = `query Read { site { companyName } } ${slip}`;
    expect(await open()(query, 'Slip')).toHaveProperty('errors');
    expect(await open()(query)).toHaveProperty('errors');
    expect(execute).not.toHaveBeenCalled();
    await open()(query, 'Read');
    expect(execute).toHaveBeenCalledTimes(1);
  });

  it('is recognized by its operation type only', async () => {
    await open()('query mutation { mutation: site { companyName } # mutation\n}');
    expect(execute).toHaveBeenCalledTimes(1);
  });
});

it('a subscription is rejected too', async () => {
  expect(await open()('subscription { x }')).toHaveProperty('errors');
  expect(execute).not.toHaveBeenCalled();
});

describe('a failure', () => {
  const unreachable = new TypeError('Failed to fetch');
  it.each([
    [
      'en',
      'nothing answers',
      unreachable,
      'The server could not be reached. Check the connection and try again.',
    ],
    [
      'es',
      'nothing answers',
      unreachable,
      'No se pudo conectar con el servidor. Revise la conexión e inténtelo de nuevo.',
    ],
    [
      'en',
      'something else answers',
      new InvalidResponseError(),
      'The server did not answer as it should. Please try again.',
    ],
    [
      'es',
      'something else answers',
      new InvalidResponseError(),
      'El servidor no respondió bien. Inténtelo de nuevo.',
    ],
  ] as const)(
    'is described in the language of the page (%s) when %s',
    async (language, _case, error, words) => {
      execute.mockRejectedValue(error);
      await expect(open(language)('{ site { companyName } }')).rejects.toThrow(words);
    },
  );
});
