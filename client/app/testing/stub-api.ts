type Variables = Record<string, unknown>;

interface ApiCall {
  url: string;
  operation: string;
  variables: Variables;
  headers: Record<string, string>;
}

interface ApiResponse {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is a string. */
  body: unknown;
}

/** An error response of the server. */
export function refusal(code: string, fields?: Record<string, string>): ApiResponse {
  return { body: { errors: [{ message: code, extensions: { code, fields } }] } };
}

/** Too many requests, with the time until a retry. */
export function throttled(retryAfterSeconds: number): ApiResponse {
  const extensions = { code: 'RATE_LIMITED', retryAfterSeconds };
  return { body: { errors: [{ message: 'RATE_LIMITED', extensions }] } };
}

export const data = (body: unknown): ApiResponse => ({ body: { data: body } });

/** A response that is not from the API, such as a proxy's page. */
export const notJson = (status: number): ApiResponse => ({ status, body: '<html>' });

/** No response at all. */
export const offline = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Replaces `fetch` with a stub server and records every call. */
export class StubApi {
  readonly calls: ApiCall[] = [];
  private readonly handlers = new Map<string, (variables: Variables) => ApiResponse | Promise<ApiResponse>>();

  constructor() {
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => this.respond(input, init));
  }

  on(operation: string, handler: (variables: Variables) => ApiResponse | Promise<ApiResponse>): this {
    this.handlers.set(operation, handler);
    return this;
  }

  /** Delays the next response of an operation until the returned function is called. */
  hold(operation: string): () => void {
    const handler = this.handlers.get(operation);
    if (!handler) throw new Error(`Set a handler for ${operation} first.`);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.handlers.set(operation, async (variables) => {
      await released;
      return handler(variables);
    });
    return release;
  }

  callsOf(operation: string): ApiCall[] {
    return this.calls.filter((call) => call.operation === operation);
  }

  private async respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
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
    const handler = this.handlers.get(operationName);
    if (!handler) throw new Error(`The stub API has no handler for ${operationName}.`);
    const { status = 200, headers: extra, body } = await handler(variables);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...extra },
    });
  }
}
