import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { createLogger } from '../platform/logging/logger.js';

export type LogLine = Record<string, unknown>;

/** A log in memory, as parsed JSON lines. */
export class LogLines {
  readonly logger: Logger;
  private lines: string[] = [];

  constructor(level = 'info') {
    const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
      this.lines.push(chunk.toString());
      done();
    };
    this.logger = createLogger(level, new Writable({ write }));
  }

  get text(): string {
    return this.lines.join('');
  }

  all(): LogLine[] {
    return this.lines.map((line) => JSON.parse(line) as LogLine);
  }

  errors(): LogLine[] {
    return this.all().filter(({ level }) => level === 'error');
  }

  clear(): void {
    this.lines = [];
  }
}
