import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { beforeScripts } from './client/before-scripts-plugin.ts';
import { compiledCatalogues } from './client/i18n/catalogue-plugin.ts';
import { adoptedStyles } from './client/features/reports/explorer/adopted-styles-plugin.ts';
import { fieldTreeAsModule } from './client/features/reports/explorer/field-tree-plugin.ts';
import { layerOrderFirst } from './client/ui/styles/layer-order-plugin.ts';

/** The shortest hash that Rolldown allows: each page names the files of the others. */
const fileNames = 'assets/[name]-[hash:7]';
const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: 'client',
  resolve: {
    // RxJS hides its smaller build, without code for browsers of 2014, behind this condition.
    conditions: ['es2015', ...defaultClientConditions],
    // In development a message that is not compiled yet still has to be readable, so the parser stays.
    alias: command === 'build' ? [...messagesWithoutParser, productionRouter] : [],
  },
  css: { modules: { generateScopedName: nameOfClass } },
  plugins: [
    formatjs({ ast: true, flatten: false }),
    compiledCatalogues(),
    layerOrderFirst(),
    adoptedStyles(),
    fieldTreeAsModule(),
    react(),
    routerWithoutUnused(),
    // A .br and a .gz beside every text file that gets smaller by it: the server sends those as they are.
    !isSsrBuild && compression({ include: /\.(js|css|svg|json|txt|xml|webmanifest)$/, threshold: 0 }),
    !isSsrBuild && beforeScripts(),
    preloadFonts(['public-sans-latin-wght-normal', 'barlow-condensed-latin']),
  ],
  ssr: { noExternal: true },
  build: isSsrBuild
    ? serverEntry
    : {
        outDir: '../build/client',
        emptyOutDir: true,
        manifest: true,
        // The content security policy has no room for data: URLs.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          onLog: (level, log, report) => {
            // 'use no memo' and the like, of libraries: nothing to do, and what there is to do would be lost among them.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
          output: {
            entryFileNames: `${fileNames}.js`,
            chunkFileNames: `${fileNames}.js`,
            assetFileNames: `${fileNames}[extname]`,
            codeSplitting: {
              groups: [
                { name: 'libraries', test: onEveryPage },
                { name: 'interface', test: onManyPages, minShareCount: 4 },
                { name: 'booking', test: ofBooking, ...withoutDependencies },
                { name: 'office', test: onOfficePages, ...withoutDependencies },
                { name: 'booking-status', test: ofBookingStatus, minShareCount: 2 },
                { name: 'request', test: ofRequests, minShareCount: 2 },
                { name: 'waiting', test: ofWaitingLists, ...withoutDependencies },
                { name: 'longer-lists', test: ofLongerLists, minShareCount: 2 },
              ],
            },
          },
        },
      },
  optimizeDeps: {
    // Its imports with '?worker' are for Vite itself.
    exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
  },
  server: {
    // Not the folder client/graphql, whose modules have addresses of their own here.
    proxy: { '^/api/': server, '^/graphql(\\?|$)': server },
  },
}));

/**
 * What the server renders public pages with: one file and its parts, which need no package. CommonJS, because the server
 * is one file that V8 has compiled before, and such a file cannot import.
 */
const serverEntry = {
  outDir: '../build/ssr',
  emptyOutDir: true,
  copyPublicDir: false,
  target: 'node20',
  rolldownOptions: {
    external: /\/app\/console\//,
    output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'assets/[name]-[hash].cjs' },
  },
} satisfies BuildEnvironmentOptions;

/** Together they are smaller, and a visitor who comes back after a release still has them. */
const onEveryPage = (file: string) => (libraries(file) && !linksOfErrors(file)) || printsDocuments(file);
const libraries = among('node_modules', [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'react-intl',
  'intl-messageformat',
  '@formatjs',
  '@apollo/client',
  '@wry',
  'optimism',
  'rxjs',
  'tslib',
]);
const linksOfErrors = among('node_modules/@apollo/client/link', ['error']);
/** The rest of graphql is the explorer's. */
const printsDocuments = among('node_modules/graphql', [
  ...['ast', 'kinds', 'characterClasses', 'blockString', 'printString', 'reducer', 'printer', 'visitor'].map(
    (name) => `language/${name}`,
  ),
  'jsutils/devAssert',
  'jsutils/inspect',
]);

/** What at least two files share, without what it imports itself. */
const withoutDependencies = { minShareCount: 2, includeDependenciesRecursively: false } as const;

/** What many pages are made of: together smaller, and fewer to ask for, than each in a file of its own. */
const onManyPages = (file: string) =>
  (lookAndWords(file) || isDirectlyIn(file, 'client/graphql', 'client/i18n') || roles(file)) &&
  !ofTheOffice(file) &&
  !ofLaterPages(file);
const lookAndWords = among('client/ui', [
  'classes',
  'contact',
  'elements',
  'forms',
  'icons',
  'loading',
  'page',
]);

/** Every page reads the session with its role, which would be larger in a file of its own. */
const roles = among('client/schema', ['role']);

/** Only pages that are reached from other pages are made of it, as of ui/bookings and the folders of graphql. */
const ofLaterPages = among('client/ui', [
  'elements/ShowMoreButton',
  'contact/phone-text',
  'page/use-on-return',
]);

/** Only the console is made of it: no guest loads it. */
const ofTheOffice = among('client', [
  'console-paths',
  'features/previous-payment',
  'features/use-attempt',
  'features/use-failure-text',
  'graphql/office',
  'i18n/office',
  'ui/office',
  'ui/icons/office-icons',
]);

/** What several pages of the console are made of, except icons, one of which the log-in page displays. */
const onOfficePages = (file: string) => ofTheOffice(file) && !file.includes('/icons/');

/**
 * What the steps of booking, and what may come in place of them, have in common: the first step needs all of it. Not what
 * the entry has, or every page would need this file, nor what comes only after or in place of the form: the first step would
 * bring it along, and pages without the form all of this file.
 */
const ofBooking = (file: string) =>
  ofSteps(file) ||
  (isDirectlyIn(file, 'client/features/bookings', 'client/features/bookings/book') &&
    !besideSteps(file) &&
    !ofBookingStatus(file) &&
    !file.endsWith('.generated.ts'));
const ofSteps = among('client/ui/forms', ['FormGroup', 'StepIndicator']);
const besideSteps = among('client/features/bookings', [
  'load-pages',
  'booked-here',
  'keep-booked',
  'ClassFacts',
  'class-facts',
  'book/OtherDates',
  'book/use-other-dates',
  'book/class-unavailable',
]);

/** Small modules of many later pages: the entry names each of their files, so one for several is less to load at first. */
const ofBookingStatus = among('client', [
  'ui/bookings',
  'features/bookings/booking-outcome',
  'features/bookings/booking-payment',
  'features/bookings/certificate',
  'features/bookings/crew/owed-cents',
  'features/bookings/crew/use-server-text',
  'features/bookings/outcome',
  'features/bookings/outcome-tones',
]);
const ofWaitingLists = among('client/features/bookings', ['waiting']);
const ofRequests = among('client/graphql', ['requests']);

const ofLongerLists = among('client/graphql', ['lists']);

/**
 * Whether a module is one of these files or in one of these folders, all written without extension. A name that nothing
 * has is an error, or the lists would keep those of files that were moved.
 */
function among(folder: string, names: string[]): (file: string) => boolean {
  const paths = names.map((name) => `${folder}/${name}`);
  for (const path of paths) {
    const name = basename(path);
    const siblings = readdirSync(new URL(dirname(path), import.meta.url));
    if (!siblings.some((sibling) => sibling === name || sibling.startsWith(`${name}.`)))
      throw new Error(`vite.config.ts names ${path}, which does not exist.`);
  }
  return (file) => paths.some((path) => file.includes(`/${path}/`) || file.includes(`/${path}.`));
}

const isDirectlyIn = (file: string, ...folders: string[]) =>
  folders.some((folder) => dirname(file).endsWith(`/${folder}`));

const messagesWithoutParser = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
];

/** React Router gives its development build, with all its warnings, to whoever asks by its plain name. */
const productionRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
};

/**
 * `BackLink_icon` for `.icon` of `BackLink.module.css`: smaller than names with a hash, and one can tell whose it is.
 * So no two files of such classes may have the same name.
 */
function nameOfClass(name: string, path: string): string {
  const [file = ''] = path.split('?');
  const sheet = basename(file, '.module.css');
  const known = sheets.get(sheet) ?? file;
  if (known !== file) throw new Error(`${file} has the name of ${known}: their classes would be the same.`);
  sheets.set(sheet, file);
  return `${sheet}_${name}`;
}

const sheets = new Map<string, string>();

/**
 * React Router names its components for developer tools, and makes them by calls that a bundler has to run: a form, a
 * scroll restoration and all they need would be kept though nobody uses them. Its links can prefetch the pages of React
 * Router's own framework, which is not used here.
 */
function routerWithoutUnused(): Plugin {
  const prefetches = /return shouldPrefetch && !isAbsolute \? .* : link;$/m;
  return {
    name: 'router-without-unused',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => {
        if (code.includes('function PrefetchPageLinks(') && !prefetches.test(code))
          throw new Error('The links of this version of React Router prefetch otherwise.');
        return {
          code: code
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
            .replace(prefetches, 'return link;'),
          map: null,
        };
      },
    },
  };
}

/** The fonts of the first screen start to load with the page: one that comes later moves the filters' words. */
function preloadFonts(names: string[]): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => names.some((name) => file.includes(name)) && file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}
