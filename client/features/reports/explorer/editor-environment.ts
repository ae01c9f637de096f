import 'graphiql/setup-workers/vite';

import { defineAdoptedStyle } from './adopted-style';

/** Where a style waits until a script may set it. */
const waitingStyle = 'data-waiting-style';

/**
 * Makes the editor work under a content security policy without 'unsafe-inline'. It writes its lines as HTML with style
 * attributes, which the browser would not read: they come under another name, and are set by script before the next paint.
 */
export function prepareEditor(): void {
  defineAdoptedStyle();
  if (!self.MonacoEnvironment) throw new Error('The workers of the editor are not set up.');
  self.MonacoEnvironment.createTrustedTypesPolicy = (name, options) => ({
    name,
    ...options,
    createHTML: withoutStyleAttributes,
  });
  window.addEventListener('unhandledrejection', ignoreCancelled);
}

/** What the editor still had to do when its page was left: it rejects it, and nobody waits any longer. */
function ignoreCancelled(event: PromiseRejectionEvent): void {
  if (event.reason instanceof Error && event.reason.name === 'Canceled') event.preventDefault();
}

/** In the editor's HTML a text has no `<`, so what follows one is a tag. */
export function withoutStyleAttributes(html: string): string {
  return html.replace(/(<[^<>]*?\s)style="/g, `$1${waitingStyle}="`);
}

/** Sets the styles of what the editor puts into the page. @returns how to stop */
export function setWaitingStyles(root: Node): () => void {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) for (const element of waitingIn(node)) setWaitingStyle(element);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function waitingIn(element: Element): Element[] {
  const within = [...element.querySelectorAll(`[${waitingStyle}]`)];
  return element.hasAttribute(waitingStyle) ? [element, ...within] : within;
}

function setWaitingStyle(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  // What was set in the meantime is newer.
  element.style.cssText = `${element.getAttribute(waitingStyle) ?? ''};${element.style.cssText}`;
  element.removeAttribute(waitingStyle);
}
