// ESLint rules of this project: import boundaries (docs/architecture.md), names, modules that run without a browser, and
// classes of style sheets.
import { dirname, relative, resolve } from 'node:path';
import { root } from './command.mjs';
import { noCycle } from './import-cycles.mjs';
import { styleClasses } from './style-classes.mjs';

/**
 * The features of the server in order: each may import only those before it, which prevents cycles.
 *
 * @type {string[]}
 */
const features = [
  'catalog',
  'accounts',
  'guest-limits',
  'booking-policies',
  'schedule',
  'students',
  'contact',
  'waiting',
  'payments',
  'bookings',
  'own-bookings',
  'certificates',
  'bulk-bookings',
  'booking-bursts',
  'class-notices',
  'instructor-notices',
  'merging',
  'crews',
  'office-messages',
  'views',
  'search',
  'messages',
  'histories',
  'dashboard',
  'installation',
  'reports',
  'site',
  'demo',
];

/**
 * The role of a feature's file, by the suffix of its name: booking.service.ts. A file may import from its own level or
 * a lower one.
 *
 * @type {Record<string, { level: number, isPublic: boolean }>}
 */
const roles = {
  constants: { level: 0, isPublic: true },
  rules: { level: 1, isPublic: true },
  texts: { level: 1, isPublic: true },
  crypto: { level: 1, isPublic: false },
  entity: { level: 2, isPublic: true },
  input: { level: 2, isPublic: false },
  args: { level: 2, isPublic: false },
  type: { level: 2, isPublic: true },
  query: { level: 3, isPublic: true },
  store: { level: 3, isPublic: true },
  json: { level: 3, isPublic: true },
  file: { level: 3, isPublic: false },
  letter: { level: 3, isPublic: false },
  service: { level: 4, isPublic: true },
  resolver: { level: 5, isPublic: false },
  rest: { level: 5, isPublic: false },
  seed: { level: 5, isPublic: false },
};

/**
 * What each zone of the client may import besides itself.
 *
 * @type {Record<string, string[]>}
 */
const clientImports = {
  main: ['app', 'features', 'graphql', 'i18n', 'ui', 'paths'],
  app: ['features', 'ui', 'graphql', 'i18n', 'paths', 'console-paths'],
  features: ['ui', 'graphql', 'i18n', 'paths', 'console-paths'],
  ui: ['i18n'],
  graphql: [],
  i18n: [],
  'console-paths': ['paths'],
  paths: [],
};

/**
 * @typedef {object} Place
 * @property {string} side 'server', 'client' or another top-level folder
 * @property {string} zone 'features', 'platform', 'app', 'ui' …; a file directly in the side is its own zone
 * @property {string | undefined} feature the folder in features; the folders in it are part of the feature
 * @property {string | undefined} role
 */

/**
 * @param {string} file
 * @returns {Place}
 */
function placeOf(file) {
  const [side = '', zone = '', feature, ...rest] = relative(root, file)
    .replaceAll('\\', '/')
    .replace(/\.(m?js|tsx?)$/, '')
    .split('/');
  const isInFeature = zone === 'features' && rest.length > 0;
  const name = rest.at(-1) ?? '';
  return {
    side,
    zone,
    feature: isInFeature ? feature : undefined,
    role: isInFeature ? /\.([a-z-]+)$/.exec(name)?.[1] : undefined,
  };
}

/**
 * @param {Place} from
 * @param {Place} to
 * @param {boolean} isType a type import, which is exempt from the levels within a feature
 * @returns {string | undefined} why the import is not allowed
 */
function reasonAgainst(from, to, isType) {
  const sides = ['server', 'client'];
  if (sides.includes(from.side) && to.side !== from.side && sides.includes(to.side))
    return 'server and client share only schema.graphql';
  if (to.zone === 'testing') return 'only tests may import from the testing folder';
  if (from.side === 'server') return reasonAgainstInServer(from, to, isType);
  if (from.side === 'client') return reasonAgainstInClient(from, to);
  return undefined;
}

/**
 * @param {Place} from
 * @param {Place} to
 * @param {boolean} isType
 */
function reasonAgainstInServer(from, to, isType) {
  if (from.zone === 'platform' && to.zone !== 'platform') return 'the platform must not depend on features';
  if (!from.feature) return undefined;
  if (!to.feature)
    return to.zone === 'platform' ? undefined : 'a feature may import only features and the platform';
  const inside = roles[from.role ?? ''];
  const outside = roles[to.role ?? ''];
  if (to.feature !== from.feature) {
    if (features.indexOf(to.feature) > features.indexOf(from.feature))
      return `${from.feature} comes before ${to.feature} in the order of features`;
    if (!outside?.isPublic) return `files with the role ${to.role} are private to their feature`;
  }
  if (!isType && inside && outside && outside.level > inside.level)
    return `a ${from.role} must not depend on a ${to.role}`;
  return undefined;
}

/**
 * @param {Place} from
 * @param {Place} to
 */
function reasonAgainstInClient(from, to) {
  if (to.side !== 'client') return undefined;
  if (from.feature && to.feature && from.feature !== to.feature)
    return 'features must not import each other; app combines them';
  // Or two features could reach each other by it.
  if (from.zone === 'features' && !from.feature && to.feature)
    return 'a file that all features may import must not import from one of them';
  // The enums of schema.graphql may be imported anywhere.
  if (from.zone === to.zone || to.zone === 'schema') return undefined;
  const allowed = clientImports[from.zone];
  if (!allowed || allowed.includes(to.zone)) return undefined;
  return `${from.zone} may import only ${[from.zone, ...allowed].join(', ')}`;
}

/** @type {import('eslint').Rule.RuleModule} */
const boundaries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { boundary: 'Import boundary: {{reason}}.' },
  },
  create(context) {
    const from = placeOf(context.filename);
    /**
     * @param {{ type: string, value?: unknown } | null | undefined} source
     * @param {boolean} [isType]
     */
    const check = (source, isType = false) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('.'))
        return;
      const reason = reasonAgainst(from, placeOf(resolve(dirname(context.filename), source.value)), isType);
      if (reason) context.report({ node: source, messageId: 'boundary', data: { reason } });
    };
    return {
      ImportDeclaration: (node) => check(node.source, 'importKind' in node && node.importKind === 'type'),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
    };
  },
};

/** @type {import('eslint').Rule.RuleModule} */
const role = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outside: 'Every file in features must be in the folder of a feature.',
      feature: 'Unknown feature {{feature}}: add it to the list in .ci/project-rules.mjs.',
      role: 'Unknown role: the name of a file in a feature must end with one of {{roles}}.',
    },
  },
  create(context) {
    const place = placeOf(context.filename);
    const isTest = context.filename.endsWith('.test.ts');
    return {
      Program(node) {
        if (place.side !== 'server' || place.zone !== 'features' || isTest) return;
        const { feature } = place;
        if (!feature) context.report({ node, messageId: 'outside' });
        else if (!features.includes(feature))
          context.report({ node, messageId: 'feature', data: { feature } });
        else if (!place.role || !Object.hasOwn(roles, place.role))
          context.report({ node, messageId: 'role', data: { roles: Object.keys(roles).join(', ') } });
      },
    };
  },
};

const generalNames = /^(utils?|helpers?|common|lib|misc|shared)$/i;

/** @type {import('eslint').Rule.RuleModule} */
const names = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      general: '"{{name}}" is too general: name the file after its subject.',
      barrel: 'No barrels: import from the file itself.',
    },
  },
  create(context) {
    const path = relative(root, context.filename).replaceAll('\\', '/').split('/');
    return {
      Program(node) {
        const file = path.at(-1) ?? '';
        // The catalogue has a group of messages named common.
        const parts = file.endsWith('.messages.ts') ? [] : file.split(/[.-]/);
        const name = [...path.slice(0, -1), ...parts].find((part) => generalNames.test(part));
        if (name) context.report({ node, messageId: 'general', data: { name } });
        if (/^index\.[jt]sx?$/.test(file)) context.report({ node, messageId: 'barrel' });
      },
    };
  },
};

/** @type {string[]} */
const browserOnly = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'matchMedia',
];

/** @type {import('eslint').Rule.RuleModule} */
const noBrowserAtLoad = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      atLoad:
        '{{name}} does not exist when this module is loaded on a server: use it in an effect or a provider.',
    },
  },
  create(context) {
    return {
      'Program:exit'(node) {
        const scope = context.sourceCode.getScope(node);
        for (const { identifier, from } of scope.through) {
          if (!browserOnly.includes(identifier.name)) continue;
          const isInFunction = from.variableScope.type === 'function';
          if (!isInFunction)
            context.report({ node: identifier, messageId: 'atLoad', data: { name: identifier.name } });
        }
      },
    };
  },
};

export const projectRules = {
  rules: {
    boundaries,
    names,
    role,
    'no-cycle': noCycle,
    'no-browser-at-load': noBrowserAtLoad,
    'style-classes': styleClasses,
  },
};
