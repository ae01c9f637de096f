import { statSync } from 'node:fs';

const LOOK_EVERY_MS = 1000;

/**
 * Missing: the path leads to no file, or cannot be followed at the moment. Replaced: it leads to another file. Without log:
 * the path of its -wal file, which is open, leads to no file or another one.
 */
export type FileState = 'present' | 'missing' | 'replaced' | 'withoutLog';

/** A database file that is open with its -wal file. Notices if their paths no longer lead to them. */
export class OpenedFile {
  private opened: string | undefined;
  private openedLog: string | undefined;
  private lookedAt = performance.now();
  private known: FileState = 'present';

  constructor(private readonly path: string) {
    this.opened = identityOf(path);
    this.openedLog = identityOf(logOf(path));
  }

  /**
   * Looks at most once a second, but every time while the file is missing: a network drive or a tool may have it back in a
   * moment. A file that was replaced stays so, because whoever opened the other one may have removed the log of this one. So
   * does one without its log, because other connections may have made another log.
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
    // First, so that a drive that is lost in between does not count as a lost log.
    const log = identityOf(logOf(this.path));
    const found = identityOf(this.path);
    if (found === undefined) return 'missing';
    this.opened ??= found;
    this.openedLog ??= log;
    if (found !== this.opened) return 'replaced';
    return log === this.openedLog ? 'present' : 'withoutLog';
  }
}

const logOf = (path: string): string => `${path}-wal`;

/** Undefined if there is no file, or it cannot be looked at. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
