import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { installedCommand } from '../command.mjs';

/**
 * Checks the types of a TypeScript project after each change: errors are displayed and stop nothing.
 *
 * @param {string} project
 */
export function checkTypes(project) {
  const buildInfo = `node_modules/.cache/types/dev-${project.replaceAll('/', '-')}.tsbuildinfo`;
  const compiler = spawn(
    process.execPath,
    [
      installedCommand('typescript', 'tsc'),
      '-p',
      project,
      '--noEmit',
      '--pretty',
      '--incremental',
      '--tsBuildInfoFile',
      buildInfo,
      '--watch',
      '--preserveWatchOutput',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // Lower priority than the reload of the server.
  if (compiler.pid !== undefined) setPriority(compiler.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  createInterface(compiler.stdout).on('line', (line) => {
    const [, found] = /(Found \d+ errors?)\. Watching/.exec(line) ?? [];
    if (found) console.log(`${project}: ${found}`);
    else if (line !== '' && !/(Starting compilation|File change detected)/.test(line)) console.log(line);
  });
  return compiler;
}
