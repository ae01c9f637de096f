import { MINUTE_MS } from '../context/durations.js';
import { codeOf } from '../errors/code-of.js';

const QUIET_MS = MINUTE_MS;

/** Error codes of system-wide failures that no single request causes: disk, files, network, the database. */
const CAUSES =
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|BUSY)|ENOSPC|EROFS|EIO|E[MN]FILE|ECONN\w+|ETIMEDOUT|EHOSTUNREACH|POSTGRES_SILENT|08\w{3}|53\w{3}|57P\w{2}|58\w{3})$/;

/**
 * Logs a system-wide failure once, then its count every minute, because logging it for every request could itself fill the
 * disk.
 */
export class RepeatedFailures {
  /** Suppressed lines of the current minute, by cause. */
  private readonly untold = new Map<string, number>();

  /** @param report called at the end of each minute with suppressed lines */
  constructor(private readonly report: (cause: string, times: number) => void) {}

  /** Whether to log this error now. */
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
      this.report(cause, times);
    }, QUIET_MS).unref();
  }
}
