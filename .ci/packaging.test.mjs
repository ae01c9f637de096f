// Tests of the checks of the image and of the documents.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from './command.mjs';
import { filesNamedIn } from './documents.mjs';
import { changelogProblems, composeProblems, dockerfileProblems } from './packaging.mjs';

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

for (const [from, to, problem] of /** @type {const} */ ([
  ['node:24-bookworm-slim', 'node', /no version/],
  ['node:24-bookworm-slim', 'node:latest', /no version/],
  ['node:24-bookworm-slim', 'node:22-slim', /\.nvmrc/],
  ['USER node\n', '', /runs as root/],
  ['USER node\n', 'USER root\n', /runs as root/],
  ['HEALTHCHECK', 'LABEL', /no HEALTHCHECK/],
  ['STOPSIGNAL', 'LABEL', /no STOPSIGNAL/],
  ['COPY . .', 'ADD https://example.com/site.tar.gz .', /^ADD/],
  ['--from=build', '--from=builder', /no such stage/],
  ['ENV NODE_ENV', 'ENV JWT_SECRET=0123 NODE_ENV', /a secret/],
  [`version="${version}"`, 'version="0.0.1"', /label of the version/],
]))
  it(`the Dockerfile is rejected with ${JSON.stringify(to)} instead of ${JSON.stringify(from)}`, () => {
    assert.ok(dockerfile.includes(from), `no ${from}`);
    assert.match(dockerfileProblems(dockerfile.replace(from, to), version, '24').join('\n'), problem);
  });

for (const [from, to, problem] of /** @type {const} */ ([
  ['postgres:17-bookworm', 'postgres', /database: no version/],
  [`safety-class-booking:${version}`, 'safety-class-booking:0.0.1', /site: its image/],
  ['read_only: true', 'read_only: false', /site: its file system/],
  ['cap_drop: [ALL]', 'cap_drop: []', /site: keeps capabilities/],
  ['    logging: *logging\n', '', /site: its log/],
  [
    '    networks: [inside]\n',
    "    networks: [inside]\n    ports: ['5432:5432']\n",
    /database: is published/,
  ],
]))
  it(`compose.yaml is rejected with ${JSON.stringify(to)} instead of ${JSON.stringify(from)}`, () => {
    assert.ok(compose.includes(from), `no ${from}`);
    assert.match(composeProblems(compose.replace(from, to), version).join('\n'), problem);
  });

it('the changelog is rejected if its newest version is not that of package.json', () => {
  const changelog = '# Changelog\n\n## 0.3.0\n\n## 0.2.0\n';
  assert.deepEqual(changelogProblems(changelog, '0.3.0'), []);
  assert.match(
    changelogProblems(changelog, '0.2.0').join(),
    /newest version is 0\.3\.0, package\.json says 0\.2\.0/,
  );
});

it('finds the files that a document refers to in code and links, but no URLs or anchors', () => {
  const text =
    '`server/a/b.test.ts`, `npm start`, `.env`, [up](../README.md#run-it), [here](a.md), [there](https://example.com/c.md), [this](#x)';
  assert.deepEqual(filesNamedIn(text, 'docs'), ['server/a/b.test.ts', 'README.md', 'docs/a.md']);
});
