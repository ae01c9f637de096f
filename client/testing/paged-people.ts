import { gql, type TypedDocumentNode } from '@apollo/client';

/** A list in pages. */
export interface People {
  people: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

export interface PageVariables {
  first: number;
  after?: string | null;
}

export const peopleQuery: TypedDocumentNode<People, PageVariables> = gql`
  query People($first: Int!, $after: String) {
    people(first: $first, after: $after) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** The requested page of people with these ids. */
export function pageOf(ids: readonly string[], { first, after }: PageVariables) {
  const start = Number(after ?? 0);
  const end = start + first;
  const nodes = ids.slice(start, end).map((id) => ({ __typename: 'Person', id }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: end < ids.length, endCursor: String(end) };
  return { people: { __typename: 'People', nodes, pageInfo } };
}
