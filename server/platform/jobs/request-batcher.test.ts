import { RequestBatcher } from './request-batcher.js';

type Result = 'later' | 'now';

/** A queue in which the result 'now' is delivered at once. */
function makeBatcher(maxSize: number) {
  const batches: Result[][] = [];
  const delivered: Result[] = [];
  const queue = new RequestBatcher<Result, Result>({
    lanes: 1,
    maxSize,
    subjectOf: () => undefined,
    handle: async (_first, take) => {
      // One turn of the event loop, in which other requests join.
      await new Promise(setImmediate);
      const requests = take();
      batches.push([...requests]);
      return requests.map((value) => ({ status: 'fulfilled', value }));
    },
    isDeliveredFirst: (result) => result === 'now',
  });
  const add = async (request: Result): Promise<void> => {
    delivered.push(await queue.add(request));
  };
  return { queue, add, delivered, batches };
}

describe('batched requests', () => {
  it('get their results a few per turn of the event loop', async () => {
    const { add, delivered } = makeBatcher(50);
    const added = Array.from({ length: 20 }, () => add('later'));
    const turns: number[] = [];
    while (delivered.length < 20) {
      turns.push(delivered.length);
      await new Promise(setImmediate);
    }
    await Promise.all(added);
    expect(turns.filter((count) => count > 0).length).toBeGreaterThan(2);
  });

  it('get a result that is delivered first before the next batch begins', async () => {
    const { queue, add, delivered, batches } = makeBatcher(10);
    let before: Result[] = [];
    const added = [...Array.from({ length: 9 }, () => add('later')), add('now')];
    const next = queue.add('later').then(() => {
      before = [...delivered];
    });
    await Promise.all([...added, next]);
    expect(batches.map(({ length }) => length)).toEqual([10, 1]);
    expect(delivered[0]).toBe('now');
    expect(before).toContain('now');
  });

  it('are all rejected if the batch fails', async () => {
    const failing = new RequestBatcher<number, number>({
      lanes: 1,
      maxSize: 10,
      subjectOf: () => undefined,
      handle: () => Promise.reject(new Error('lost')),
      isDeliveredFirst: () => true,
    });
    const ended = await Promise.allSettled([failing.add(1), failing.add(2)]);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(failing.isIdle).toBe(true);
  });
});
