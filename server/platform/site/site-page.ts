import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { keepChoice, languageOf } from './page-language.js';
import type { KeptPage, KeptPages } from './kept-pages.js';
import type { PageShell } from './page-shell.js';
import { pageHeaders } from './private-pages.js';

interface SitePageParts {
  shell: Pick<PageShell, 'empty'>;
  /** Undefined where the client was not built for the server. */
  pages: () => KeptPages | undefined;
  isBehindTls: boolean;
  log: Logger;
}

/**
 * Every path that is no file is a page: rendered where everybody gets the same, else an empty one that the browser renders.
 * Unknown ones are sent home by the client.
 */
export function sitePage({ shell, pages, isBehindTls, log }: SitePageParts): RequestHandler {
  const render = async (request: Request): Promise<KeptPage | undefined> => {
    try {
      const search = /\?(.*)/s.exec(request.originalUrl)?.[1] ?? '';
      return await pages()?.get({ path: request.path, search, language: languageOf(request) });
    } catch (error) {
      // The browser can do it all by itself, once it has what it asks for.
      log.error({ err: error }, 'a page was not rendered');
      return undefined;
    }
  };
  return async (request, response, next) => {
    if (isFile(request)) {
      next();
      return;
    }
    response.set(pageHeaders(request.path)).type('html').vary('Cookie');
    keepChoice(request, response, isBehindTls);
    const page = await render(request);
    if (page) sendKept(request, response, page);
    else response.send(shell.empty(request.path, languageOf(request)));
  };
}

/** A form that a browser has sent itself, because no script runs: it shows the page again, which says so. */
export const sentForm: RequestHandler = (request, response, next) => {
  if (isFile(request) || !request.is(['urlencoded', 'multipart'])) {
    next();
    return;
  }
  // An address that begins with two slashes is one of another site.
  const address = `/${request.originalUrl.replace(/^[/\\]+/, '')}`;
  response.set(pageHeaders(request.path)).redirect(303, address);
};

const isFile = ({ path }: Request): boolean => /\.\w+$/.test(path);

/** In the smallest form that the browser takes. */
function sendKept(request: Request, response: Response, page: KeptPage): void {
  const encoding = (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each));
  response.vary('Accept-Encoding');
  if (encoding) response.set('Content-Encoding', encoding);
  // Each form is another representation.
  response.set('ETag', `"${page.etag}${encoding ? `-${encoding}` : ''}"`);
  response.send(encoding ? page[encoding] : page.html);
}
