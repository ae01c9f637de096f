import type { Plugin } from 'vite';

const order = '@layer tokens, reset, base, components, pages, utilities, print;';

/**
 * Writes the order of the layers in front of every style sheet. tokens.css declares it, but the build splits the
 * styles by route, and the first sheet a page loads settles the order: it need not be the one with the tokens.
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
