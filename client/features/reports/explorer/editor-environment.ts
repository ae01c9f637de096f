import 'graphiql/setup-workers/vite';

import { defineAdoptedStyle } from './adopted-style';
import { withoutStyleAttributes } from './waiting-styles';

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
