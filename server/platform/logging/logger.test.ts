import { LogLines } from '../../testing/log-lines.js';

function logged(error: unknown): string {
  const log = new LogLines();
  log.logger.error({ err: error }, 'unexpected failure');
  return log.text;
}

describe('the log', () => {
  it('has one JSON object per line, with level, time and message', () => {
    const log = new LogLines();
    log.logger.info({ requestId: 'r1' }, 'request');
    log.logger.warn('careful');
    expect(log.text.trimEnd().split('\n')).toHaveLength(2);
    expect(log.all()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        requestId: 'r1',
        msg: 'request',
      },
      { level: 'warn', time: expect.any(String) as unknown, msg: 'careful' },
    ]);
  });

  it('omits lines below its level', () => {
    const log = new LogLines('warn');
    log.logger.info('not needed');
    expect(log.text).toBe('');
  });

  it('contains an error’s type, code, message and stack', () => {
    const error = Object.assign(new RangeError('the index is out of range'), { code: 'E42' });
    const log = new LogLines();
    log.logger.error({ err: error }, 'unexpected failure');
    expect(log.all()[0]).toMatchObject({
      err: { type: 'RangeError', code: 'E42', message: 'the index is out of range' },
      msg: 'unexpected failure',
    });
    expect(log.text).toContain('logger.test.ts');
  });

  it.each([
    ['in double quotes', 'invalid input syntax for type integer: "maria@example.com"'],
    ['in single quotes', "no such value 'maria@example.com' in list"],
    ['as the key of a constraint', 'Key (email)=(maria@example.com) already exists.'],
    ['in JSON inside quotes', `Unexpected token '}', "{"email":"maria@example.com"}" is not valid JSON`],
    ['after an apostrophe in quotes', `no such value 'Mary O'Brien maria@example.com' in list`],
  ])('removes personal data that an error quotes %s', (_how, text) => {
    expect(logged(new Error(text))).not.toContain('maria@example.com');
  });

  it('omits the properties that drivers add to errors', () => {
    const driverError = Object.assign(
      new Error('duplicate key value violates unique constraint "booking_once"'),
      {
        detail: 'Key (email)=(maria@example.com) already exists.',
        parameters: ['maria@example.com'],
        query: "INSERT INTO booking VALUES ('maria@example.com')",
      },
    );
    expect(logged(driverError)).not.toContain('maria@example.com');
  });

  it('omits the cause of an error', () => {
    expect(logged(new Error('failed', { cause: new Error('for maria@example.com') }))).not.toContain(
      'maria@',
    );
  });

  it('contains only the type of a thrown value that is not an error', () => {
    expect(logged('maria@example.com')).not.toContain('maria@example.com');
    expect(logged({ email: 'maria@example.com' })).not.toContain('maria@example.com');
  });
});
