import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { sendEncoded, type EncodedBody } from './encoded-body.js';
import { languageOf, languageOfAddress, storeLanguageChoice } from './page-language.js';
import type { PageCache } from './page-cache.js';
import type { PageShell } from './page-shell.js';
import { pageHeaders } from './private-pages.js';

interface SitePageParts {
  shell: Pick<PageShell, 'empty'>;
  /** Undefined if the client was not built for the server. */
  pages: () => PageCache | undefined;
  /** The site's public origin. */
  origin: () => string;
  isBehindTls: boolean;
  log: Logger;
}

/**
 * Serves a page for every path that is not a file, and for every path that a browser opens as a page: rendered if it is the
 * same for all guests, else empty for the browser to render. The client redirects unknown paths to the home page.
 */
export function sitePage({ shell, pages, origin, isBehindTls, log }: SitePageParts): RequestHandler {
  const render = async (request: Request): Promise<EncodedBody | undefined> => {
    try {
      const search = /\?(.*)/s.exec(request.originalUrl)?.[1] ?? '';
      return await pages()?.get({ path: request.path, search, language: languageOf(request) });
    } catch (error) {
      // Falls back to rendering in the browser.
      log.error({ err: error }, 'a page was not rendered');
      return undefined;
    }
  };
  return async (request, response, next) => {
    if (isFile(request) && !isOpenedAsPage(request)) {
      next();
      return;
    }
    response.set(pageHeaders(request)).type('html').vary('Cookie');
    storeLanguageChoice(request, response, isBehindTls);
    const page = await render(request);
    if (page) await sendEncoded(request, response.set('Link', canonicalLink(origin(), request)), page);
    else response.send(shell.empty(request.path, languageOf(request)));
  };
}

/**
 * For search engines: the page's address in this language, without other parameters. It is a header, because browsers share
 * the address of a link element, which the client would have to update.
 */
function canonicalLink(origin: string, request: Request): string {
  const url = new URL(origin);
  // `new URL('//elsewhere')` would change the host.
  url.pathname = request.path;
  const language = languageOfAddress(request);
  if (language) url.searchParams.set('lang', language);
  return `<${url.href}>; rel="canonical"`;
}

/** A form submitted without scripts: redirects to its page, whose notice asks for them. */
export const redirectFormPost: RequestHandler = (request, response, next) => {
  if (isFile(request) || !request.is(['urlencoded', 'multipart'])) {
    next();
    return;
  }
  // Two slashes at the start would redirect to another site.
  const address = `/${request.originalUrl.replace(/^[/\\]+/, '')}`;
  response.set(pageHeaders(request)).redirect(303, address);
};

/** Redirects from a path that cannot be decoded to the home page, as the client does from unknown paths. */
export const redirectUnreadablePath: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (error instanceof URIError && isOpenedAsPage(request)) response.redirect('/');
  else next(error);
};

const isFile = ({ path }: Request): boolean => /\.\w+$/.test(path);

/** Browsers want a page above all; scripts, crawlers of robots.txt and most scanners do not. */
const isOpenedAsPage = ({ method, path, headers: { accept = '' } }: Request): boolean =>
  method === 'GET' && accept.startsWith('text/html') && !/^\/(api|graphql|assets|health)\//i.test(path);
