import type { Plugin } from 'vite';

const styleElement = /document\.createElement\((['"])style\1\)/g;

/**
 * Vite plugin: lets the editor of the explorer, and what it is made of, keep their rules in style sheet objects, so that
 * the content security policy needs no 'unsafe-inline'. See adopted-style.ts.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'adopted-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(monaco-editor|react-style-singleton)\//, code: styleElement },
      handler: (code) => ({
        code: code.replaceAll(styleElement, `document.createElement('adopted-style')`),
        map: null,
      }),
    },
  };
}
