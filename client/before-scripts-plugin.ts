import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const source = fileURLToPath(new URL('before-scripts.ts', import.meta.url));

/** Vite plugin: bundles before-scripts.ts into one script without imports, which the server inlines. */
export function beforeScripts(): Plugin {
  return {
    name: 'before-scripts',
    apply: 'build',
    async generateBundle() {
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        build: { write: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
      });
      const [chunk] = 'output' in result ? result.output : [];
      if (chunk?.type !== 'chunk') return this.error('before-scripts.ts did not become one script.');
      this.emitFile({ type: 'asset', fileName: '.vite/before-scripts.js', source: chunk.code.trim() });
    },
  };
}
