import 'graphiql/setup-workers/vite';

import { defineAdoptedStyle } from './adopted-style';
import { withoutStyleAttributes } from './deferred-styles';

/**
 * Makes the editor work under a content security policy without 'unsafe-inline'. It renders lines as HTML with style
 * attributes, which are blocked: they are renamed, and applied by script before the next paint.
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

/** The editor rejects its pending work when its page is left; nothing depends on it any more. */
function ignoreCancelled(event: PromiseRejectionEvent): void {
  if (event.reason instanceof Error && event.reason.name === 'Canceled') event.preventDefault();
}
