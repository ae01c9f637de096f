// Everything that can be said about the code without running it, and the size of what it builds.
import { allChecks, runChecks } from './checks.mjs';

const { passed, failed } = await runChecks(allChecks);
console.log(
  `\n${[...failed.map((name) => `failed: ${name}`), `${passed} passed, ${failed.length} failed`].join('\n')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
