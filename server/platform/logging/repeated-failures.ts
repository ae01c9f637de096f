import { codeOf } from '../errors/code-of.js';

const QUIET_MS = 60_000;

/** What the whole system lacks, and no request is at fault for: disk, memory, files, network, the database. */
const CAUSES =
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|BUSY)|ENOSPC|EROFS|EIO|E[MN]FILE|ECONN\w+|ETIMEDOUT|EHOSTUNREACH|POSTGRES_SILENT|08\w{3}|53\w{3}|57P\w{2}|58\w{3})$/;

/**
 * Tells of a failure that every request runs into once, and then once a minute how often it has happened since: the log
 * of a full disk would fill the disk.
 */
export class RepeatedFailures {
  /** By cause: how often it was not told. */
  private readonly untold = new Map<string, number>();

  /** @param tell is given what happened meanwhile, at the end of each minute in which something did */
  constructor(private readonly tell: (cause: string, times: number) => void) {}

  /** Whether a line about this error says something new. */
  isNews(error: unknown): boolean {
    const cause = codeOf(error);
    if (!CAUSES.test(cause)) return true;
    const untold = this.untold.get(cause);
    if (untold !== undefined) {
      this.untold.set(cause, untold + 1);
      return false;
    }
    this.startMinute(cause);
    return true;
  }

  private startMinute(cause: string): void {
    this.untold.set(cause, 0);
    setTimeout(() => {
      const times = this.untold.get(cause) ?? 0;
      this.untold.delete(cause);
      if (times === 0) return;
      this.startMinute(cause);
      this.tell(cause, times);
    }, QUIET_MS).unref();
  }
}
