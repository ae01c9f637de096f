interface AskGraphqlParts {
  apiBase: string;
  language: () => string;
  token: () => string | undefined;
  /** The server does not accept the stored token, or no longer. */
  onTokenRefused: () => void;
}

export interface GraphqlRequest {
  query: string;
  variables?: unknown;
  operationName?: string | null | undefined;
}

/** Sends a query as it was written, so that the server's lines and columns are those of its writer. */
export type AskGraphql = (request: GraphqlRequest) => Promise<object>;

/** Something answered that is not the API. */
export class NoAnswerError extends Error {}

export function createAskGraphql({ apiBase, language, token, onTokenRefused }: AskGraphqlParts): AskGraphql {
  return async (request) => {
    const bearer = token();
    const response = await fetch(`${apiBase}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language(),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(request),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (typeof answer !== 'object' || answer === null) throw new NoAnswerError();
    if (isTokenRefused(answer) && bearer === token()) onTokenRefused();
    return answer;
  };
}

function isTokenRefused(answer: object): boolean {
  const errors: unknown[] = 'errors' in answer && Array.isArray(answer.errors) ? answer.errors : [];
  return errors.some((error) => {
    if (typeof error !== 'object' || error === null || !('extensions' in error)) return false;
    const { extensions } = error;
    return (
      typeof extensions === 'object' &&
      extensions !== null &&
      'code' in extensions &&
      extensions.code === 'UNAUTHENTICATED'
    );
  });
}
