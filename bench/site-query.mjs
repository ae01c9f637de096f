import { addTypenameToDocument } from '@apollo/client/utilities';
import { Kind, parse, print, visit } from 'graphql';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../.ci/command.mjs';

const folder = join(root, 'client');
const definitions = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')).definitions);

/**
 * An operation of the site as its client sends it: with its fragments, and with type names for the cache.
 *
 * @param {string} operationName
 * @param {Record<string, unknown>} variables
 */
export function siteOperation(operationName, variables) {
  /** @type {Set<import('graphql').DefinitionNode>} */
  const needed = new Set();
  const add = (/** @type {string} */ name) => {
    const found = definitions.find((definition) => 'name' in definition && definition.name?.value === name);
    if (!found) throw new Error(`The site has no operation or fragment ${name}.`);
    if (needed.has(found)) return;
    needed.add(found);
    visit(found, { FragmentSpread: (spread) => add(spread.name.value) });
  };
  add(operationName);
  const document = addTypenameToDocument({ kind: Kind.DOCUMENT, definitions: [...needed] });
  return { operationName, variables, query: print(document), extensions: {} };
}
