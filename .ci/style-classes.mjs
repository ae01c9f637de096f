// An ESLint rule of this project: classes of a CSS module that are used are defined there.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** @param {string} file */
function classesOf(file) {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));
}

/** @type {import('eslint').Rule.RuleModule} */
export const styleClasses = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { undefined: '{{file}} does not define the class {{name}}.' },
  },
  create(context) {
    /** @type {Map<string, { file: string, defined: Set<string | undefined> }>} by the name of the import */
    const sheets = new Map();
    return {
      ImportDeclaration({ source, specifiers: [specifier] }) {
        const file = String(source.value);
        if (!file.endsWith('.module.css') || !specifier) return;
        sheets.set(specifier.local.name, {
          file,
          defined: classesOf(resolve(dirname(context.filename), file)),
        });
      },
      MemberExpression(node) {
        const { object, property, computed } = node;
        const sheet = object.type === 'Identifier' && sheets.get(object.name);
        if (!sheet || computed || property.type !== 'Identifier' || sheet.defined.has(property.name)) return;
        context.report({ node, messageId: 'undefined', data: { file: sheet.file, name: property.name } });
      },
    };
  },
};
