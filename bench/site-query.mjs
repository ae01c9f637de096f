import { addTypenameToDocument } from '@apollo/client/utilities';
import { Kind, parse, print, visit } from 'graphql';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../.ci/command.mjs';

/** @type {Map<string, import('graphql').DefinitionNode[]>} by checkout */
const known = new Map();

/** @param {string} checkout */
function definitionsOf(checkout) {
  const folder = join(checkout, 'client');
  const definitions =
    known.get(checkout) ??
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql'))
      .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')).definitions);
  known.set(checkout, definitions);
  return definitions;
}

/**
 * An operation as the site's client sends it: with its fragments, and with __typename for the cache.
 *
 * @param {string} operationName
 * @param {Record<string, unknown>} variables
 * @param {string} [checkout] of the client
 */
export function siteOperation(operationName, variables, checkout = root) {
  const definitions = definitionsOf(checkout);
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
