// Static checks, and the size of the built site.
import { buildChecks, codegen, fastChecks, slowChecks, runInTurn, runTogether } from './checks.mjs';

const together = [...slowChecks, ...fastChecks];
const failed = [
  ...(await runInTurn([codegen])),
  ...(await runTogether(together)),
  ...(await runInTurn(buildChecks)),
];
const passed = 1 + together.length + buildChecks.length - failed.length;
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
