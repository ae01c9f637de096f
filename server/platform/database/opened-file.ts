import { statSync } from 'node:fs';

const LOOK_EVERY_MS = 1000;

/** Missing: the path leads to no file, or cannot be followed at the moment. Replaced: it leads to another file. */
export type FileState = 'present' | 'missing' | 'replaced';

/** A database file that is open. Notices if its path no longer leads to it. */
export class OpenedFile {
  private opened: string | undefined;
  private lookedAt = performance.now();
  private known: FileState = 'present';

  constructor(private readonly path: string) {
    this.opened = identityOf(path);
  }

  /**
   * Looks at most once a second, but every time while the file is missing: a network drive or a tool may have it back in a
   * moment. A file that was replaced stays so, because whoever opened the other one may have removed the log of this one.
   */
  state(): FileState {
    const now = performance.now();
    const isDue = this.known === 'present' && now - this.lookedAt >= LOOK_EVERY_MS;
    if (isDue || this.known === 'missing') {
      this.lookedAt = now;
      this.known = this.look();
    }
    return this.known;
  }

  private look(): FileState {
    const found = identityOf(this.path);
    if (found === undefined) return 'missing';
    this.opened ??= found;
    return found === this.opened ? 'present' : 'replaced';
  }
}

/** Undefined if there is no file, or it cannot be looked at. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
