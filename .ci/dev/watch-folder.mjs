import { readdirSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Reports every change below a folder. One watcher per folder, because on Linux the recursive watch of Node.js 20 loses
 * files that an editor replaces by a rename.
 *
 * @param {string} folder
 * @param {(path: string) => void} onChange
 */
export function watchFolder(folder, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();

  /** @param {string} place */
  function add(place) {
    const watcher = watch(place, (event, name) => {
      if (name === null) return;
      const path = join(place, name);
      if (event === 'rename') {
        removeBelow(path);
        if (isFolder(path)) add(path);
      }
      onChange(path);
    });
    watcher.on('error', () => removeBelow(place));
    watchers.set(place, watcher);
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(place, entry.name));
    }
  }

  /** @param {string} place */
  function removeBelow(place) {
    for (const [watched, watcher] of watchers) {
      if (watched !== place && !watched.startsWith(place + sep)) continue;
      watcher.close();
      watchers.delete(watched);
    }
  }

  add(folder);
}

/** @param {string} path */
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
