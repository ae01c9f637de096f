import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { projectRules } from './.ci/project-rules.mjs';

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'e2e/**', 'bench/**'];

const time = 'Time is ctx.clock.now(): only platform/context reads the clock of the machine.';
const environment = 'Only platform/config reads the environment.';
const namedExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a thing has one name everywhere.',
};
const plainLiterals = [
  'ObjectExpression > SpreadElement > ObjectExpression',
  ':matches(ArrayExpression, CallExpression) > SpreadElement > ArrayExpression',
].map((selector) => ({ selector, message: 'List the properties or elements themselves.' }));
const clockReading = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: time,
};

const letters = '[A-Za-zÀ-ÿ]';
const untranslated = [
  `JSXText[value=/${letters}/]`,
  `JSXElement > JSXExpressionContainer > Literal[value=/${letters}/]`,
  `JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/${letters}/]`,
  `JSXElement > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=/${letters}/]`,
  `JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|placeholder|label|hint)$/] > Literal[value=/${letters}/]`,
].map((selector) => ({ selector, message: 'Every visible string is a message of the catalogue.' }));

export default tseslint.config(
  { ignores: ['build/', 'node_modules/', 'test-results/', 'data/', '**/*.generated.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: 'tsconfig.json' } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // What comes in and goes out is declared as a class for its decorators, and is a plain object of that shape.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: 'client/tsconfig.json' } },
  },
  {
    files: ['e2e/**/*.ts', 'playwright.config.ts'],
    languageOptions: { parserOptions: { project: 'e2e/tsconfig.json' } },
  },
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.recommended] },

  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { project: projectRules },
    rules: {
      'project/names': 'error',
      'max-lines': ['error', 300],
      'no-restricted-syntax': ['error', namedExport, ...plainLiterals],
      eqeqeq: 'error',
    },
  },
  {
    files: ['{server,client}/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { project: projectRules },
    rules: { 'project/boundaries': 'error', 'project/role': 'error', 'project/no-cycle': 'error' },
  },

  {
    files: ['server/**/*.ts', 'ormconfig.ts'],
    rules: {
      'no-restricted-syntax': ['error', namedExport, ...plainLiterals, clockReading],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: time },
        { object: 'process', property: 'env', message: environment },
      ],
    },
  },
  {
    files: ['server/platform/context/**', 'server/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', namedExport, ...plainLiterals],
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: environment }],
    },
  },
  {
    files: ['server/platform/config/**', 'server/testing/**'],
    rules: { 'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: time }] },
  },

  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.configs.strict],
  },
  {
    // Only https and localhost have it; an office may open the site over plain http in its own network.
    files: ['client/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'randomUUID', message: 'The browser has none over plain http: newIdempotencyKey().' },
      ],
    },
  },
  {
    // A table that is laid out as blocks is none any more for some browsers, unless each part says what it is.
    files: [
      'client/ui/office/lists/Table.tsx',
      'client/features/schedule/office/calendar/{ScheduleCalendar,CalendarDay}.tsx',
    ],
    rules: {
      'jsx-a11y-x/no-redundant-roles': [
        'error',
        { thead: ['rowgroup'], tbody: ['rowgroup'], tfoot: ['rowgroup'] },
      ],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    ignores: [...tests, 'client/main.tsx', 'client/before-scripts.ts', 'client/i18n/catalogue-plugin.ts'],
    plugins: { project: projectRules, formatjs },
    rules: {
      'project/no-browser-at-load': 'error',
      'project/style-classes': 'error',
      'formatjs/enforce-id': ['error', { idInterpolationPattern: '', idWhitelist: ['^[a-z]+\\.[\\w.]+$'] }],
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-description': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/enforce-plural-rules': ['error', { one: true, other: true }],
      'formatjs/no-invalid-icu': 'error',
      'no-restricted-syntax': ['error', namedExport, ...plainLiterals, ...untranslated],
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
      'formatjs/prefer-pound-in-plural': 'error',
    },
  },

  {
    // What the tools ask for by its default export.
    files: [
      '*.config.{js,ts}',
      'codegen.ts',
      'ormconfig.ts',
      'e2e/global-setup.ts',
      '.ci/jest-runtime.mjs',
      '{client,server}/testing/*',
    ],
    rules: { 'no-restricted-syntax': ['error', ...plainLiterals] },
  },
);
