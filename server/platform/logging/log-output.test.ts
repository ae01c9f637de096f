import { signals } from '../metrics/signals.js';
import { createLogger } from './logger.js';
import { LogOutput } from './log-output.js';

/** A destination that can be full, slow or blocked. */
class Place {
  text = '';
  problem: string | undefined;
  refusals = 0;
  isBlocked = false;
  private held: (() => void)[] = [];

  readonly output = new LogOutput((bytes, done) => {
    const act = (): void => {
      if (this.problem !== undefined) {
        this.refusals += 1;
        done(Object.assign(new Error('cannot be written'), { code: this.problem }), 0);
        return;
      }
      // Partial writes are possible.
      const taken = bytes.subarray(0, 1000);
      this.text += taken.toString();
      done(null, taken.length);
    };
    if (this.isBlocked) this.held.push(act);
    else setImmediate(act);
  });

  unblock(): void {
    this.isBlocked = false;
    for (const act of this.held.splice(0)) act();
  }

  lines(): Record<string, unknown>[] {
    return this.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}

describe('the output of the log', () => {
  it('preserves the order with partial writes', async () => {
    const place = new Place();
    const log = createLogger('info', place.output);
    for (let number = 0; number < 100; number += 1) log.info({ number }, 'a line');
    await place.output.flush(10_000);
    expect(place.lines().map(({ number }) => number)).toEqual(
      Array.from({ length: 100 }, (_, index) => index),
    );
  });

  it.each(['ENOSPC', 'EAGAIN', 'EPIPE'])('loses no lines during a short %s', async (code) => {
    const place = new Place();
    const log = createLogger('info', place.output);
    place.problem = code;
    log.info('while nothing can be written');
    await place.output.flush(100);
    expect(place.text).toBe('');
    place.problem = undefined;
    await place.output.flush(10_000);
    expect(place.lines()).toMatchObject([{ msg: 'while nothing can be written' }]);
  });

  it('buffers at most a megabyte, then logs how many lines were lost and why', async () => {
    const place = new Place();
    let dropped = 0;
    const silence = signals.logLineDropped.listen(() => (dropped += 1));
    const log = createLogger('info', place.output);
    place.problem = 'ENOSPC';
    for (let number = 0; number < 20_000; number += 1) log.info({ number }, 'a line'.padEnd(100));
    while (place.refusals === 0) await new Promise(setImmediate);
    place.problem = undefined;
    await place.output.flush(10_000);
    const told = place.lines().at(-1);
    const kept = place.lines().length - 1;
    expect(told).toMatchObject({
      level: 'warn',
      msg: 'log lines were lost',
      reason: 'ENOSPC',
      lines: 20_000 - kept,
    });
    expect(dropped).toBe(20_000 - kept);
    silence();
    expect(Buffer.byteLength(place.text)).toBeLessThan(1_100_000);
    expect(kept).toBeGreaterThan(1000);
  });

  it('never waits for a stopped reader', async () => {
    const place = new Place();
    const log = createLogger('info', place.output);
    place.isBlocked = true;
    for (let number = 0; number < 20_000; number += 1) log.info({ number }, 'a line'.padEnd(100));
    await place.output.flush(50);
    expect(place.text).toBe('');
    place.unblock();
    await place.output.flush(10_000);
    expect(place.lines().at(-1)).toMatchObject({ msg: 'log lines were lost', reason: 'too slow' });
  });
});
