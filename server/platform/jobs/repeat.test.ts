import { LogLines } from '../../testing/log-lines.js';
import { repeat } from './repeat.js';

it('names a job that failed in the log, and runs it again', async () => {
  const log = new LogLines();
  await new Promise<void>((resolve, reject) => {
    const work = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('disk full'));
    const job = repeat('waiting list', work, 0, log.logger);
    work.mockImplementationOnce(() => {
      job.stop().then(resolve, reject);
      return Promise.resolve();
    });
  });
  expect(log.errors()).toMatchObject([
    { msg: 'a job failed', job: 'waiting list', err: { message: 'disk full' } },
  ]);
});
