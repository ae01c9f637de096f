import { statSync } from 'node:fs';

const LOOK_EVERY_MS = 1000;

/** A database file that is open. Notices if the path leads to another file or to none. */
export class OpenedFile {
  private readonly opened: string | undefined;
  private lookedAt = performance.now();
  private isOther = false;

  constructor(private readonly path: string) {
    this.opened = identityOf(path);
  }

  /** Looks at most once a second. A file that was replaced stays so, because the opened one is lost. */
  isReplaced(): boolean {
    const now = performance.now();
    if (!this.isOther && now - this.lookedAt >= LOOK_EVERY_MS) {
      this.lookedAt = now;
      this.isOther = identityOf(this.path) !== this.opened;
    }
    return this.isOther;
  }
}

/** Undefined if there is none. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
