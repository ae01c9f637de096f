import type { Plugin } from 'vite';

const requires = /^var _(react|graphql) = require\('\1'\);$/gm;
const takesFocus = `!(activeElement instanceof HTMLTextAreaElement)`;
const wildcard = /^var React = _interopRequireWildcard\(_react\);$/m;

/**
 * A field that is rendered takes the focus, even if a query was opened: restricts this to changes from within the tree.
 */
const takesFocusFromTree = `activeElement.closest('.graphiql-explorer-root')`;

/**
 * Vite plugin: converts the field tree from CommonJS to an ES module. Otherwise graphql would be bundled as a whole,
 * and loaded on the first page of the site, which uses parts of it.
 */
export function fieldTreeAsModule(): Plugin {
  return {
    name: 'field-tree-as-module',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/graphiql-explorer\/dist\/(Explorer|index)\.js$/ },
      handler: (code, id) => {
        if (id.endsWith('index.js'))
          return { code: `export { default as Explorer } from './Explorer.js';`, map: null };
        const found = [...code.matchAll(requires)].length;
        if (found !== 2 || !wildcard.test(code) || !code.includes(takesFocus))
          throw new Error('graphiql-explorer has changed: see field-tree-plugin.ts.');
        const body = code.replace(requires, '').replace(wildcard, '').replace(takesFocus, takesFocusFromTree);
        return {
          code: `import * as React from 'react';\nimport * as _graphql from 'graphql';\nconst exports = {};\n${body}\nexport default exports.default;\n`,
          map: null,
        };
      },
    },
  };
}
