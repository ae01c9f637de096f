import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp, type App, type AppParts } from '../app.js';
import { assertMatchesOpenApi } from './openapi.js';
import { Readiness } from '../platform/health/readiness.js';
import { schemaOf } from '../resolvers.js';
import { createSiteFolder, type SiteFolder } from './site-folder.js';
import { COMPANY, useWorld, World, type WorldOptions } from './world.js';
import type { DatabaseKind } from './database.js';

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Record<string, string>;
  body: Body;
  text: string;
}

export interface GraphQLProblem {
  message: string;
  path?: string[];
  extensions: {
    code: string;
    fields?: Record<string, string>;
    requestId?: string;
    retryAfterSeconds?: number;
  };
}

export interface GraphQLBody<Data> {
  data?: Data | null;
  errors?: GraphQLProblem[];
}

export interface CallOptions {
  token?: string;
  language?: string;
  headers?: Record<string, string>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD';

/** Site, GraphQL and REST over a test world, listening on a free port. */
export class SiteServer {
  private app: App | undefined;
  private server: Server | undefined;
  private folder: SiteFolder | undefined;
  isReady = true;

  constructor(
    readonly world: World,
    private readonly config: Partial<AppParts['config']> = {},
    private readonly metrics?: AppParts['metrics'],
    private readonly serverEntry?: string,
  ) {}

  async open(): Promise<void> {
    this.folder = await createSiteFolder();
    this.app = await createApp({
      config: {
        company: COMPANY,
        apiBaseUrl: undefined,
        corsOrigins: [],
        trustProxy: 0,
        publicUrl: undefined,
        ...this.config,
      },
      services: this.world.services,
      clock: this.world.clock,
      log: this.world.log.logger,
      siteDirectory: this.folder.path,
      database: this.world.database,
      origin: () => 'https://classes.example.com',
      readiness: new Readiness({
        config: { database: this.world.address, dataDir: this.folder.path },
        database: this.world.database,
        clock: this.world.clock,
      }),
      isReady: () => this.isReady,
      metrics: this.metrics,
      serverEntry: this.serverEntry,
    });
    this.server = createServer(this.app.express).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    this.server?.close();
    this.server?.closeAllConnections();
    await this.app?.stop();
    await this.folder?.remove();
  }

  get url(): string {
    const { port } = this.listening.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Calls below /api with a JSON body, if any. */
  rest<Body = Record<string, unknown>>(
    method: Method,
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<Answer<Body>> {
    return this.send<Body>(method, `/api${path}`, body, options);
  }

  graphql<Data = Record<string, unknown>>(
    query: string,
    variables: object = {},
    options: CallOptions = {},
  ): Promise<Answer<GraphQLBody<Data>>> {
    return this.send<GraphQLBody<Data>>('POST', '/graphql', { query, variables }, options);
  }

  get(path: string, options: CallOptions = {}): Promise<Answer> {
    return this.send('GET', path, undefined, options);
  }

  /** @param body an object is sent as JSON, a string unchanged */
  async send<Body = Record<string, unknown>>(
    method: Method,
    path: string,
    body: unknown,
    { token, language, headers = {} }: CallOptions,
  ): Promise<Answer<Body>> {
    const sent = new Headers();
    if (token !== undefined) sent.set('Authorization', `Bearer ${token}`);
    if (language !== undefined) sent.set('Accept-Language', language);
    if (body !== undefined) sent.set('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    const response = await fetch(this.url + path, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    // Not response.text(), which drops the byte order mark of a CSV file.
    const text = Buffer.from(await response.arrayBuffer()).toString();
    const isJson = /[/+]json\b/.test(response.headers.get('Content-Type') ?? '');
    const answer = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: (isJson && text !== '' ? JSON.parse(text) : {}) as Body,
      text,
    };
    // Every response of /api in any test must match docs/openapi.yaml.
    if (path.startsWith('/api/')) assertMatchesOpenApi(method, path.slice('/api'.length), answer);
    return answer;
  }

  private get listening(): Server {
    if (!this.server)
      throw new Error('The server listens before the first test, not while tests are declared.');
    return this.server;
  }
}

/** A site with its own world, opened once for the surrounding tests. */
export function useSite(
  kind: DatabaseKind,
  options: WorldOptions = {},
  config: Partial<AppParts['config']> = {},
  serverEntry?: string,
): { site: SiteServer; world: World } {
  const world = useWorld(kind, { schemaOf, ...options });
  const site = new SiteServer(world, config, undefined, serverEntry);
  beforeAll(() => site.open());
  afterAll(() => site.close());
  return { site, world };
}
