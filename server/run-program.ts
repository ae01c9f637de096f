// First, because code compiled under other flags would be compiled again.
import './process/heap-growth.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';

const FOLDER = import.meta.dirname;
const PROGRAM = join(FOLDER, 'program.cjs');
/** The program as V8 has compiled it; of no use to another version of Node.js, which compiles it by itself. */
export const CODE_CACHE = join(FOLDER, 'program.cache');

/** The whole server is one file, program.cjs, and comes with its compiled code: docs/decisions/one-file.md */
export function loadProgram(): { script: Script; run: (name: string) => Promise<void> } {
  // The build writes it in ASCII, as one function.
  const source = readFileSync(PROGRAM, 'latin1');
  const script = new Script(source, {
    filename: PROGRAM,
    cachedData: readCodeCache(),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const evaluate: unknown = script.runInThisContext();
  const module: { exports: { programs?: Record<string, () => Promise<unknown>> } } = { exports: {} };
  if (typeof evaluate !== 'function') throw new TypeError(`${PROGRAM} is no program`);
  Reflect.apply(evaluate, undefined, [
    module.exports,
    createRequire(PROGRAM),
    module,
    PROGRAM,
    dirname(PROGRAM),
  ]);
  return {
    script,
    run: async (name) => {
      await module.exports.programs?.[name]?.();
    },
  };
}

function readCodeCache(): Buffer | undefined {
  try {
    return readFileSync(CODE_CACHE);
  } catch {
    return undefined;
  }
}
