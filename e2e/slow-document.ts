import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy of the site, which sends each document up to the first `pause`, and the rest after `release`. */
export async function slowDocument(
  site: string,
  pause: string,
): Promise<{ origin: string; release: () => void; close: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', site)).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      if (!type.startsWith('text/html')) return response.end(body);
      const position = body.indexOf(pause);
      response.write(body.subarray(0, position));
      await released;
      return response.end(body.subarray(position));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, release, close: () => server.close() };
}
