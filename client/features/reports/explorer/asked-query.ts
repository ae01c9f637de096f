import { Kind, parse, print, separateOperations } from 'graphql';

import { defaultsOf } from './explorer-opening';

/** What was run last, as a report of it would be asked for. */
export interface AskedQuery {
  query: string;
  values: { name: string; value: string }[];
}

interface RunQuery {
  query: string;
  operationName: string | null | undefined;
  variables: unknown;
}

/** The one operation that was run, without those beside it; nothing for what the editor asks for itself. */
export function askedQuery({ query, operationName, variables }: RunQuery): AskedQuery | undefined {
  if (/\b__schema\b/.test(query)) return undefined;
  const given = typeof variables === 'object' && variables !== null ? variables : {};
  return { query: !operationName ? query : onlyOperation(query, operationName), values: defaultsOf(given) };
}

function onlyOperation(query: string, operationName: string): string {
  const document = parse(query);
  const isOne = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length < 2;
  const own = separateOperations(document)[operationName];
  // As it was written where it is alone, so that lines and columns are those of its writer.
  return isOne || !own ? query : print(own);
}
