// An ESLint rule of this project: no import cycles, including type imports.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { root } from './command.mjs';

/** @type {Map<string, string[]>} */
const importsOfFile = new Map();

/**
 * The project's files that a file imports, including types. `import()` is excluded: pages load each other with it.
 *
 * @param {string} file
 * @param {string} [text] the file's content in the editor
 */
function importsOf(file, text) {
  const known = text === undefined && importsOfFile.get(file);
  if (known) return known;
  const { statements } = ts.createSourceFile(
    file,
    text ?? readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const found = statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const source = statement.moduleSpecifier;
    return (source && ts.isStringLiteral(source) && fileOf(file, source.text)) || [];
  });
  importsOfFile.set(file, found);
  return found;
}

/**
 * @param {string} importer
 * @param {string} source
 * @returns {string | undefined}
 */
function fileOf(importer, source) {
  if (!source.startsWith('.')) return undefined;
  const bare = resolve(dirname(importer), source).replace(/\.js$/, '');
  return [`${bare}.ts`, `${bare}.tsx`].find((file) => existsSync(file));
}

/**
 * @param {string} start
 * @param {string} goal
 * @returns {string[] | undefined} the import path from one file to the other
 */
function wayTo(start, goal) {
  const seen = new Set([start]);
  const open = [[start]];
  for (let way = open.shift(); way; way = open.shift()) {
    const last = way.at(-1) ?? start;
    if (last === goal) return way;
    for (const next of importsOf(last)) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push([...way, next]);
    }
  }
  return undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const noCycle = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { cycle: 'This import leads back to this file: {{way}}.' },
  },
  create(context) {
    return {
      Program(node) {
        const here = context.filename;
        for (const imported of importsOf(here, context.sourceCode.text)) {
          const way = wayTo(imported, here);
          if (!way) continue;
          const names = way.map((file) => relative(root, file)).join(' → ');
          context.report({ node, messageId: 'cycle', data: { way: names } });
          return;
        }
      },
    };
  },
};
