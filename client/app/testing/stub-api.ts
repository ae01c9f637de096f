type Variables = Record<string, unknown>;

interface ApiCall {
  url: string;
  operation: string;
  variables: Variables;
  headers: Record<string, string>;
}

interface ApiAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is a string. */
  body: unknown;
}

/** An error response of the server. */
export function refusal(code: string, fields?: Record<string, string>): ApiAnswer {
  return { body: { errors: [{ message: code, extensions: { code, fields } }] } };
}

/** Too many requests, with the time until a retry. */
export function throttled(retryAfterSeconds: number): ApiAnswer {
  const extensions = { code: 'RATE_LIMITED', retryAfterSeconds };
  return { body: { errors: [{ message: 'RATE_LIMITED', extensions }] } };
}

export const data = (body: unknown): ApiAnswer => ({ body: { data: body } });

/** A response that is not from the API, such as a proxy's page. */
export const notJson = (status: number): ApiAnswer => ({ status, body: '<html>' });

/** No response at all. */
export const offline = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Replaces `fetch` with a stub server and records every call. */
export class StubApi {
  readonly calls: ApiCall[] = [];
  private readonly answers = new Map<string, (variables: Variables) => ApiAnswer | Promise<ApiAnswer>>();

  constructor() {
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => this.answer(input, init));
  }

  on(operation: string, answer: (variables: Variables) => ApiAnswer | Promise<ApiAnswer>): this {
    this.answers.set(operation, answer);
    return this;
  }

  /** Delays the next response of an operation until the returned function is called. */
  hold(operation: string): () => void {
    const answer = this.answers.get(operation);
    if (!answer) throw new Error(`Say first what ${operation} answers.`);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.answers.set(operation, async (variables) => {
      await released;
      return answer(variables);
    });
    return release;
  }

  callsOf(operation: string): ApiCall[] {
    return this.calls.filter((call) => call.operation === operation);
  }

  private async answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { operationName, variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '') as {
      operationName: string;
      variables: Variables;
    };
    const headers = Object.fromEntries(new Headers(init?.headers));
    this.calls.push({
      url: input instanceof Request ? input.url : input.toString(),
      operation: operationName,
      variables,
      headers,
    });
    const answer = this.answers.get(operationName);
    if (!answer) throw new Error(`The stub API has no answer for ${operationName}.`);
    const { status = 200, headers: extra, body } = await answer(variables);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...extra },
    });
  }
}
