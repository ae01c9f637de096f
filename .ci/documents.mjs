// Checks that files referred to by the documents exist: tests that they cite as evidence, and targets of links.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './command.mjs';

const documents = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'bench/README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/**
 * @param {string} text of a document
 * @param {string} folder that it is in
 * @returns {string[]} paths from the root of the repository
 */
export function filesNamedIn(text, folder) {
  const inCode = [...text.matchAll(/`((?:server|client|e2e|bench|docs|\.ci)\/[\w./-]+\.\w+)`/g)].map(
    ([, path = '']) => path,
  );
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path = '']) =>
    join(folder, path),
  );
  return [...new Set([...inCode, ...links])];
}

function main() {
  const missing = documents.flatMap((document) =>
    filesNamedIn(readFileSync(join(root, document), 'utf8'), dirname(document))
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${document} names ${file}, which is not there`),
  );
  for (const line of missing) console.error(line);
  return missing.length === 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = main() ? 0 : 1;
