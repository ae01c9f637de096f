import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server before the site: it answers a page up to the first `pause`, and the rest after `release`. */
export async function slowDocument(
  site: string,
  pause: string,
): Promise<{ origin: string; release: () => void; close: () => Server }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', site)).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      if (type.startsWith('text/html')) {
        response.write(body.subarray(0, body.indexOf(pause)));
        await released;
        response.end(body.subarray(body.indexOf(pause)));
      } else response.end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, release, close: () => server.close() };
}
