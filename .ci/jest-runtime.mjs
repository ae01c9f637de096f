import { createRequire } from 'node:module';
import { Script } from 'node:vm';

/**
 * The internals of Jest's module executor that are used or replaced here.
 *
 * @typedef {object} Executor
 * @property {{ getVmContext: () => import('node:vm').Context | null }} environment
 * @property {string[]} injectedModuleParameters
 * @property {(source: string, filename: string) => unknown} compile null once the test file has ended
 */

const core = createRequire(createRequire(import.meta.resolve('jest')).resolve('@jest/core'));
/** @type {{ default: new (...parts: unknown[]) => { executor: Executor } }} */
const { default: Runtime } = core('jest-runtime');

/** @type {Map<string, { source: string, script: Script }>} by file name */
const compiled = new Map();

/**
 * Jest's runtime, except that a worker compiles each module only once and not per test file. Module state is still
 * separate: the script runs again in the context of each test file.
 */
export default class CompileOnceRuntime extends Runtime {
  /** @param {unknown[]} parts */
  constructor(...parts) {
    super(...parts);
    const { executor } = this;
    const compileWithJest = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      try {
        return scriptOf(source, filename, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // Nothing of the module has run yet. Jest reports the compile error.
        return compileWithJest(source, filename);
      }
    };
  }
}

/**
 * @param {string} source
 * @param {string} filename
 * @param {string[]} parameters
 */
function scriptOf(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  // Keeps the positions in stack traces.
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
}
