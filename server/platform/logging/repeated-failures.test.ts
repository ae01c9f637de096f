import { LogLines } from '../../testing/log-lines.js';

const full = (): Error => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

describe('a system-wide failure in the log', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is logged once, then with a count every minute', () => {
    const log = new LogLines();
    for (let times = 0; times < 500; times += 1) log.logger.error({ err: full() }, 'unexpected failure');
    expect(log.errors()).toMatchObject([{ msg: 'unexpected failure', err: { code: 'SQLITE_FULL' } }]);
    jest.advanceTimersByTime(60_000);
    log.logger.error({ err: full() }, 'unexpected failure');
    log.logger.error({ err: full() }, 'unexpected failure');
    jest.advanceTimersByTime(60_000);
    expect(log.errors().slice(1)).toMatchObject([
      { cause: 'SQLITE_FULL', times: 499 },
      { cause: 'SQLITE_FULL', times: 2 },
    ]);
  });

  it('is logged at once again after a minute without it', () => {
    const log = new LogLines();
    log.logger.error({ err: full() }, 'unexpected failure');
    jest.advanceTimersByTime(60_000);
    log.logger.error({ err: full() }, 'unexpected failure');
    expect(log.errors()).toMatchObject([{ msg: 'unexpected failure' }, { msg: 'unexpected failure' }]);
  });

  it('does not suppress other failures', () => {
    const log = new LogLines();
    log.logger.error({ err: full() }, 'unexpected failure');
    const silent = Object.assign(new Error('no answer'), { code: 'POSTGRES_SILENT' });
    log.logger.child({ requestId: 'r1' }).error({ err: silent }, 'unexpected failure');
    log.logger.error({ err: new Error('one') }, 'unexpected failure');
    log.logger.error({ err: new Error('one') }, 'unexpected failure');
    expect(log.errors()).toHaveLength(4);
  });
});
