// Runs the plugins and presets of codegen.ts, without the loaders, watchers and prompts of @graphql-codegen/cli.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import {
  getCachedDocumentNodeFromSchema,
  normalizeConfig,
  normalizeInstanceOrArray,
  normalizeOutputParam,
} from '@graphql-codegen/plugin-helpers';
import { buildSchema, GraphQLError, parse, Source } from 'graphql';
import { globSync } from 'tinyglobby';
import { runnerImport } from 'vite';
import { root } from './command.mjs';

/** @typedef {import('@graphql-codegen/plugin-helpers').Types.DocumentFile} DocumentFile */

/** @returns {Promise<import('@graphql-codegen/plugin-helpers').Types.Config>} */
async function readConfig() {
  const { module } = await runnerImport(join(root, 'codegen.ts'), { configFile: false, logLevel: 'warn' });
  return module.default;
}

/** @param {unknown} patterns */
const filesOf = (patterns) => globSync(normalizeInstanceOrArray(patterns).map(String), { cwd: root }).sort();

/** @param {string} file */
const textOf = (file) => readFile(join(root, file), 'utf8');

/**
 * @param {string} file
 * @returns {Promise<DocumentFile>}
 */
async function documentOf(file) {
  const text = await textOf(file);
  return { location: join(root, file), document: parse(new Source(text, file)), rawSDL: text };
}

/**
 * Loads a plugin or preset by its name or the path of its file.
 *
 * @param {string} name
 * @param {string} [ending] of the package's name
 */
const load = (name, ending = '') =>
  import(name.startsWith('.') ? pathToFileURL(join(root, name)).href : `@graphql-codegen/${name}${ending}`);

async function generate() {
  const config = await readConfig();
  const schemaAst = buildSchema((await Promise.all(filesOf(config.schema).map(textOf))).join('\n'));
  const documents = await Promise.all(filesOf(config.documents).map(documentOf));
  for (const [place, wanted] of Object.entries(config.generates)) {
    const output = normalizeOutputParam(wanted);
    const plugins = normalizeConfig(output.plugins ?? []);
    const names = plugins.flatMap(Object.keys);
    const options = {
      schemaAst,
      documents,
      plugins,
      schema: getCachedDocumentNodeFromSchema(schemaAst),
      config: { emitLegacyCommonJSImports: true, importExtension: '', ...config.config, ...output.config },
      pluginMap: Object.fromEntries(await Promise.all(names.map(async (name) => [name, await load(name)]))),
      pluginContext: {},
    };
    const { preset } = typeof output.preset === 'string' ? await load(output.preset, '-preset') : {};
    const files = preset
      ? await preset.buildGeneratesSection({
          ...options,
          baseOutputDir: place,
          presetConfig: output.presetConfig ?? {},
        })
      : [{ ...options, filename: place }];
    for (const file of files) await writeIfNew(resolve(root, file.filename), await codegen(file));
  }
}

/**
 * Keeps the modification time of an unchanged file, so that watchers do not rebuild.
 *
 * @param {string} file
 * @param {string} text
 */
async function writeIfNew(file, text) {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** @returns {Promise<boolean>} whether it succeeded; if not, the errors have been printed */
export async function generateCode() {
  try {
    await generate();
    return true;
  } catch (error) {
    // toString() of a GraphQLError includes file and line.
    console.error(error instanceof GraphQLError ? error.toString() : error);
    return false;
  }
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await generateCode()) ? 0 : 1;
