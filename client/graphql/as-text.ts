import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';

/** An operation of the console as somebody would write it, with the values it is asked with just now: JSON. */
export function asText<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): { query: string; variables: string } {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return { query: print(document), variables: JSON.stringify(Object.fromEntries(given)) };
}
