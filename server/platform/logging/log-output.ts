import type { DestinationStream } from 'pino';
import { systemClock } from '../context/clock.js';
import { codeOf } from '../errors/code-of.js';
import { signals } from '../metrics/signals.js';

/** Bytes to buffer. Further lines are dropped and counted. */
const MAX_WAITING = 1_000_000;
const MAX_AT_ONCE = 64 * 1024;
const PAUSE_MS = 500;

/** Writes a text, possibly only its beginning. */
type Send = (text: Buffer, done: (error: Error | null, written: number) => void) => void;

/**
 * Non-blocking log output: a full disk or a stopped reader costs lines, and their number is logged as soon as writing
 * works again.
 */
export class LogOutput implements DestinationStream {
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private lost = 0;
  /** The error code while writing fails. */
  private problem: string | undefined;
  /** Why lines were lost last. */
  private reason = 'too slow';
  private isBusy = false;
  private idle: (() => void)[] = [];

  constructor(private readonly send: Send) {}

  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.waitingBytes + bytes.length > MAX_WAITING) this.lose();
    else this.add(bytes);
    if (this.isBusy) return;
    this.isBusy = true;
    // The lines of one turn of the event loop are written together.
    setImmediate(() => this.next());
  }

  /** Resolves when everything is written, or after `longestMs`. */
  async flush(longestMs: number): Promise<void> {
    if (!this.isBusy) return;
    await new Promise<void>((resolve) => {
      this.idle.push(resolve);
      setTimeout(resolve, longestMs).unref();
    });
  }

  /** Takes the unwritten lines, for an exiting process. */
  takeRest(): Buffer {
    return Buffer.concat(this.waiting.splice(0));
  }

  private next(): void {
    if (this.waiting.length === 0 && this.lost > 0 && this.problem === undefined) this.tellLoss();
    const text = this.nextText();
    if (text.length === 0) {
      this.isBusy = false;
      for (const resolve of this.idle.splice(0)) resolve();
      return;
    }
    this.send(text, (error, written) => {
      const rest = text.subarray(written);
      this.waitingBytes -= written;
      if (rest.length > 0) this.waiting.unshift(rest);
      this.problem = error ? codeOf(error) || error.name : undefined;
      this.reason = this.problem ?? this.reason;
      if (error) setTimeout(() => this.next(), PAUSE_MS).unref();
      else this.next();
    });
  }

  private nextText(): Buffer {
    const texts: Buffer[] = [];
    let length = 0;
    while (length < MAX_AT_ONCE) {
      const text = this.waiting.shift();
      if (!text) break;
      texts.push(text);
      length += text.length;
    }
    return Buffer.concat(texts);
  }

  private tellLoss(): void {
    const told = {
      level: 'warn',
      time: systemClock.now().toISOString(),
      lines: this.lost,
      reason: this.reason,
      msg: 'log lines were lost',
    };
    this.lost = 0;
    this.reason = 'too slow';
    this.add(Buffer.from(`${JSON.stringify(told)}\n`));
  }

  private lose(): void {
    this.lost += 1;
    signals.logLineDropped.emit(undefined);
  }

  private add(line: Buffer): void {
    this.waiting.push(line);
    this.waitingBytes += line.length;
  }
}
