import { operations, type Operation } from './openapi.js';
import type { Answer, SiteServer } from './site-server.js';
import type { World } from './world.js';

export const NOBODY = '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';

interface Changes {
  id?: string;
  query?: string;
  /** Overrides properties of the documented example. */
  body?: object;
  isOffices?: boolean;
  token?: string;
  headers?: Record<string, string>;
}

/** Makes documented calls with their own examples. SiteServer checks each response against the document. */
export class Caller {
  constructor(
    readonly site: SiteServer,
    readonly world: World,
  ) {}

  call(operation: Operation, changes: Changes = {}): Promise<Answer> {
    const { id = NOBODY, query = '', body = {}, isOffices = false, ...options } = changes;
    const examples = operation.body?.examples ?? [];
    const example = examples.find((one) => 'student_id' in one === isOffices) ?? examples[0];
    const sent = example && { ...example, ...body };
    return this.site.rest(operation.method, operation.path.replace('{id}', id) + query, sent, options);
  }

  async asAdmin(id: string, changes: Changes = {}): Promise<Answer> {
    return this.call(operationOf(id), { ...changes, token: await this.world.adminToken() });
  }

  asGuest(id: string, changes: Changes = {}): Promise<Answer> {
    return this.call(operationOf(id), changes);
  }
}

function operationOf(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`${id} is not documented`);
  return found;
}

/** Makes calls that produce one response. */
export type Scene = (caller: Caller) => Promise<Answer>;
