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
    return {
      ImportDeclaration(node) {
        const file = String(node.source.value);
        const [specifier] = node.specifiers;
        if (!file.endsWith('.module.css') || !specifier) return;
        const defined = classesOf(resolve(dirname(context.filename), file));
        const [styles] = context.sourceCode.getDeclaredVariables(specifier);
        for (const { identifier } of styles?.references ?? []) {
          const { parent } = /** @type {import('eslint').Rule.Node} */ (/** @type {unknown} */ (identifier));
          if (parent.type !== 'MemberExpression' || parent.property.type !== 'Identifier' || parent.computed)
            continue;
          const { name } = parent.property;
          if (!defined.has(name))
            context.report({ node: parent, messageId: 'undefined', data: { file, name } });
        }
      },
    };
  },
};
