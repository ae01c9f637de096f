import { pathsIn, withValueAt, type Path } from './testing/body-paths.js';
import { operations } from './testing/openapi.js';
import { processorTime } from './testing/processor-time.js';
import { useSite } from './testing/site-server.js';

/** Almost as long as the largest body that is accepted. */
const TEXTS = ['+', '1+', 'a.'].map((part) => part.repeat(90_000 / part.length));
/** Milliseconds of the processor for one call. A search in quadratic time takes many seconds. */
const MOST = 1000;
/** Of nothing that exists. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

const textAt = (tree: unknown, [name, ...rest]: Path): unknown =>
  name === undefined || typeof tree !== 'object' || tree === null
    ? tree
    : textAt(Reflect.get(tree, name), rest);

/** Each text in a documented body, once. */
const places = new Map(
  operations.flatMap(({ body, method, path, access }) =>
    (body?.examples ?? []).flatMap((example) =>
      pathsIn(example)
        .filter((place) => typeof textAt(example, place) === 'string')
        .map((place) => [`${method} ${path} ${place.join('.')}`, { method, path, access, example, place }]),
    ),
  ),
);

describe('a text as long as a body may be', () => {
  const { site, world } = useSite('sqlite');

  it.each([...places])('does not occupy the server in %s', async (_name, call) => {
    const { method, path, access, example, place } = call;
    const address = path.replaceAll(/\{\w+\}/g, NO_ID);
    const by = access === 'guest' ? {} : { token: await world.adminToken() };
    for (const text of TEXTS) {
      const start = processorTime();
      await site.rest(method, address, withValueAt(example, place, text), by);
      expect(processorTime() - start).toBeLessThan(MOST);
    }
  });
});
