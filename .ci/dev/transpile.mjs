import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** @type {import('typescript').FormatDiagnosticsHost} */
const diagnosticsHost = {
  getCurrentDirectory: () => process.cwd(),
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

/**
 * Transpiles the server's files one by one, as `isolatedModules` allows: milliseconds per changed file, and type errors
 * do not stop it. esbuild would be as fast, but does not emit the metadata that decorators need.
 *
 * @param {string} project folder with server/tsconfig.json
 * @param {string} output folder
 */
export function createTranspiler(project, output) {
  const configFiles = ['server/tsconfig.json', 'tsconfig.json', 'package-lock.json'];
  const configured = Math.max(...configFiles.map((file) => modified(join(project, file))));
  /** @type {Map<string, number>} modification time of each compiled source */
  const compiled = new Map();
  /** @type {Map<string, string[]>} packages that each source imports */
  const packages = new Map();

  /** @param {string} source */
  const outputOf = (source) => join(output, relative(project, source)).replace(/\.ts$/, '.js');

  /**
   * @param {string} source
   * @param {import('typescript').CompilerOptions} options
   * @returns {string | undefined} the JavaScript; undefined after a syntax error
   */
  function compile(source, options) {
    const { outputText, diagnostics = [] } = ts.transpileModule(readFileSync(source, 'utf8'), {
      fileName: source,
      reportDiagnostics: true,
      compilerOptions: options,
    });
    if (diagnostics.length > 0) {
      console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, diagnosticsHost));
      return undefined;
    }
    mkdirSync(dirname(outputOf(source)), { recursive: true });
    writeFileSync(outputOf(source), outputText);
    return outputText;
  }

  return {
    /**
     * Compiles what has changed since the last time, including an earlier run.
     *
     * @returns {boolean} whether there is something new to run
     */
    update() {
      const { fileNames, options } = readConfig(project);
      let hasChanged = false;
      for (const source of fileNames) {
        const { mtimeMs: time, size } = statSync(source);
        // An editor may truncate a file before it writes it.
        if (compiled.get(source) === time || size === 0) continue;
        const isFresh = !compiled.has(source) && modified(outputOf(source)) > Math.max(time, configured);
        const text = isFresh ? readFileSync(outputOf(source), 'utf8') : compile(source, options);
        compiled.set(source, time);
        if (text === undefined) continue;
        packages.set(source, packagesIn(text));
        hasChanged ||= !isFresh;
      }
      const sources = new Set(fileNames);
      for (const source of compiled.keys()) {
        if (sources.has(source)) continue;
        rmSync(outputOf(source), { force: true });
        compiled.delete(source);
        packages.delete(source);
        hasChanged = true;
      }
      return hasChanged;
    },
    packages: () => [...new Set([...packages.values()].flat())],
  };
}

/** @param {string} project */
function readConfig(project) {
  const file = join(project, 'server/tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.formatDiagnostic(error, diagnosticsHost));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
  return {
    fileNames,
    options: {
      ...options,
      // A single file does not tell that the package has ES modules.
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      sourceMap: false,
      inlineSourceMap: true,
      noEmit: false,
    },
  };
}

/** @param {string} text JavaScript */
function packagesIn(text) {
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles.map(({ fileName }) => fileName).filter((name) => !/^(\.|node:)/.test(name));
}

/** @param {string} file */
function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
