import type { Plugin } from 'vite';

const styleElement = /document\.createElement\((['"])style\1\)/g;

/**
 * Vite plugin: makes the explorer's editor and its dependencies use constructed style sheets, so that the content
 * security policy needs no 'unsafe-inline'. See adopted-style.ts.
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
