// Checks Dockerfile, .dockerignore and compose.yaml for unsafe settings, because no container engine is available here, and
// that every place that names the version of the site names the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './command.mjs';

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

const NO_TAG = /^[^:@]+$/;
/** @param {string} image */
const isPinned = (image) => !NO_TAG.test(image) && !image.endsWith(':latest');

/**
 * @param {string} text a Dockerfile
 * @param {string} version of package.json
 * @param {string} nodeVersion of .nvmrc
 * @returns {string[]} the problems
 */
export function dockerfileProblems(text, version, nodeVersion) {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n');
  const argumentsOf = (/** @type {string} */ instruction) =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1).trim());
  const images = argumentsOf('FROM').map((from) => from.split(/\s+/)[0] ?? '');
  const stages = argumentsOf('FROM').flatMap((from) => / AS (\S+)/i.exec(from)?.[1] ?? []);
  const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const user = lastStage.findLast((line) => line.startsWith('USER '))?.slice(5);
  const sources = argumentsOf('COPY').flatMap((copy) => /--from=(\S+)/.exec(copy)?.[1] ?? []);
  return [
    ...images.filter((image) => !isPinned(image)).map((image) => `FROM ${image}: no version`),
    ...images
      .filter((image) => !image.startsWith(`node:${nodeVersion}-`))
      .map((image) => `FROM ${image}: .nvmrc says ${nodeVersion}`),
    ...(stages.length > 0 && sources.length > 0 ? [] : ['not built in a stage of its own']),
    ...sources
      .filter((source) => !stages.includes(source))
      .map((source) => `COPY --from=${source}: no such stage`),
    ...(user && !/^(root|0)(:|$)/.test(user) ? [] : ['runs as root: the last stage has no USER']),
    ...['HEALTHCHECK', 'STOPSIGNAL', 'CMD']
      .filter((one) => !lastStage.some((line) => line.startsWith(`${one} `)))
      .map((one) => `no ${one}`),
    ...argumentsOf('ADD').map((add) => `ADD ${add}: COPY what is there instead`),
    ...[...argumentsOf('ARG'), ...argumentsOf('ENV')]
      .filter((set) => /(secret|password|token|_key)/i.test(set))
      .map((set) => `${set}: a secret in an image is everybody's`),
    ...(text.includes(`image.version="${version}"`) ? [] : [`the label of the version is not ${version}`]),
  ];
}

/**
 * @param {string} text of compose.yaml
 * @param {string} version of package.json
 * @returns {string[]} the problems
 */
export function composeProblems(text, version) {
  const { services } = parse(text, { merge: true });
  return Object.entries(services).flatMap(([name, service]) =>
    [
      isPinned(service.image ?? '') ? '' : 'no version of its image',
      !service.build || service.image.endsWith(`:${version}`) ? '' : `its image is not of version ${version}`,
      service.read_only === true ? '' : 'its file system is not read-only',
      service.cap_drop?.includes('ALL') ? '' : 'keeps capabilities',
      service.security_opt?.includes('no-new-privileges:true') ? '' : 'may gain privileges',
      service.logging?.options?.['max-size'] ? '' : 'its log grows without end',
      service.healthcheck || service.build ? '' : 'no health check',
      service.privileged || service.network_mode === 'host' ? 'is not kept apart from the host' : '',
      service.ports && name !== 'caddy' ? 'is published' : '',
    ]
      .filter(Boolean)
      .map((problem) => `${name}: ${problem}`),
  );
}

/**
 * @param {string} changelog
 * @param {string} version of package.json
 * @returns {string[]} the problems
 */
export function changelogProblems(changelog, version) {
  const newest = /^## (.*)$/m.exec(changelog)?.[1] ?? 'none';
  return newest === version ? [] : [`its newest version is ${newest}, package.json says ${version}`];
}

function main() {
  const { version } = JSON.parse(read('package.json'));
  const ignored = read('.dockerignore').split('\n');
  const problems = [
    ...dockerfileProblems(read('Dockerfile'), version, read('.nvmrc').trim()).map(
      (problem) => `Dockerfile: ${problem}`,
    ),
    ...composeProblems(read('compose.yaml'), version).map((problem) => `compose.yaml: ${problem}`),
    ...changelogProblems(read('CHANGELOG.md'), version).map((problem) => `CHANGELOG.md: ${problem}`),
    ...(read('docs/installing.md').match(/safety-class-booking:[\d.]+\d/g) ?? [])
      .filter((image) => image !== `safety-class-booking:${version}`)
      .map((image) => `docs/installing.md: ${image} is not of version ${version}`),
    ...(ignored.includes('*') && ignored.includes('**/.env*')
      ? []
      : ['.dockerignore: lets more in than the build reads']),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = main() ? 0 : 1;
