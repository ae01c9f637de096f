import { Kind, parse, print, separateOperations } from 'graphql';

import { defaultsOf } from './initial-query';

/** The last query that was run, as the input of a report preview. */
export interface ExecutedQuery {
  query: string;
  values: { name: string; value: string }[];
}

interface RunQuery {
  query: string;
  operationName: string | null | undefined;
  variables: unknown;
}

/** The operation that was run, without others in the text; undefined for the editor's own queries. */
export function executedQuery({ query, operationName, variables }: RunQuery): ExecutedQuery | undefined {
  if (/\bquery IntrospectionQuery\b/.test(query)) return undefined;
  const given = typeof variables === 'object' && variables !== null ? variables : {};
  return {
    query: !operationName ? query : onlyOperation(query, operationName),
    values: [...defaultsOf(given), ...nullsOf(given)],
  };
}

/** A report reads an empty value as null, which a variable with a default must not lose. */
function nullsOf(variables: object): ExecutedQuery['values'] {
  return Object.entries(variables).flatMap(([name, value]) => (value === null ? [{ name, value: '' }] : []));
}

function onlyOperation(query: string, operationName: string): string {
  const document = parse(query);
  const isOne = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length < 2;
  const own = separateOperations(document)[operationName];
  // A single operation is sent as written, so that lines and columns in errors match the text.
  return isOne || !own ? query : print(own);
}
