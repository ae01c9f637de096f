import type { Plugin } from 'vite';

const order = '@layer tokens, reset, base, components, pages, utilities, print;';

/**
 * Prepends the order of cascade layers to every style sheet. tokens.css declares it, but the build splits the styles by
 * route, and the first sheet that a page loads determines the order: it need not be tokens.css.
 */
export function layerOrderFirst(): Plugin {
  return {
    name: 'layer-order-first',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = order + String(file.source);
      }
    },
  };
}
