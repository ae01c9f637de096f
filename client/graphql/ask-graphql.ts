import { headersOf, tellRefused, type ApiAccess, type TokenRefusal } from './api-access';

export interface GraphqlRequest {
  query: string;
  variables?: unknown;
  operationName?: string | null | undefined;
}

/** Sends a query as written, so that the lines and columns in the server's errors refer to the user's text. */
export type AskGraphql = (request: GraphqlRequest) => Promise<object>;

/** The response is not from the API. */
export class NoAnswerError extends Error {}

export function createAskGraphql(access: ApiAccess): AskGraphql {
  return async (request) => {
    const bearer = access.token();
    const response = await fetch(`${access.apiBase}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(access, bearer) },
      body: JSON.stringify(request),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (typeof answer !== 'object' || answer === null) throw new NoAnswerError();
    const refusal = tokenRefusals.find((code) => hasCode(answer, code));
    if (refusal) tellRefused(access, bearer, refusal);
    return answer;
  };
}

const tokenRefusals: readonly TokenRefusal[] = ['UNAUTHENTICATED', 'FORBIDDEN'];

function hasCode(answer: object, code: TokenRefusal): boolean {
  const errors: unknown[] = 'errors' in answer && Array.isArray(answer.errors) ? answer.errors : [];
  return errors.some((error) => {
    if (typeof error !== 'object' || error === null || !('extensions' in error)) return false;
    const { extensions } = error;
    return (
      typeof extensions === 'object' &&
      extensions !== null &&
      'code' in extensions &&
      extensions.code === code
    );
  });
}
