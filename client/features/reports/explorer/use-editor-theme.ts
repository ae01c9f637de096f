import { useMonaco } from '@graphiql/react';
import { useEffect } from 'react';

/** GraphiQL's names of the themes. */
const looks = {
  'graphiql-LIGHT': {
    base: 'vs',
    accent: '#0b5cad',
    number: '#00602f',
    variable: '#5b2ea6',
    lines: '#5a636e',
  },
  'graphiql-DARK': {
    base: 'vs-dark',
    accent: '#7fb9f5',
    number: '#5ccb8b',
    variable: '#b7a6ff',
    lines: '#b4bbc2',
  },
} as const;

/** The editor's own theme, which style sheets cannot change: the console's colours instead of GraphiQL's. */
export function useEditorTheme(): void {
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    if (!monaco) return;
    for (const [name, { base, accent, number, variable, lines }] of Object.entries(looks))
      monaco.editor.defineTheme(name, {
        base,
        inherit: true,
        rules: [
          { token: 'number', foreground: number },
          { token: 'argument.identifier.gql', foreground: variable },
        ],
        colors: {
          'editor.background': '#ffffff00',
          'editorLineNumber.foreground': lines,
          'editorLineNumber.dimmedForeground': lines,
          'textLink.foreground': accent,
          'textLink.activeForeground': accent,
          'list.highlightForeground': accent,
          'list.focusHighlightForeground': accent,
          focusBorder: accent,
        },
      });
  }, [monaco]);
}
