import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const catalogueFile = /\/client\/i18n\/[a-z]{2}\/[\w.]+\.json$/;

/**
 * Vite plugin: compiles the messages of a catalogue file at build time, so that the browser needs no message parser.
 */
export function compiledCatalogues(): Plugin {
  return {
    name: 'compiled-catalogues',
    // Before Vite's own JSON plugin, which then receives a JavaScript module.
    enforce: 'pre',
    transform: {
      filter: { id: catalogueFile },
      handler(code) {
        const texts: unknown = JSON.parse(code);
        if (typeof texts !== 'object' || texts === null)
          this.error('A catalogue is an object of texts by id.');
        const compiled = Object.entries(texts).map(([id, text]) => {
          if (typeof text !== 'string') this.error(`${id} is not a text.`);
          return [id, parse(text)];
        });
        return {
          code: `export default ${JSON.stringify(Object.fromEntries(compiled))};`,
          map: null,
          moduleType: 'js',
        };
      },
    },
  };
}
