import { Batches } from './batches.js';

type Answer = 'later' | 'now';

/** A queue in which the result 'now' is delivered at once. */
function makeBatches(most: number) {
  const batches: Answer[][] = [];
  const answered: Answer[] = [];
  const queue = new Batches<Answer, Answer>({
    lanes: 1,
    most,
    subjectOf: () => undefined,
    handle: async (_first, take) => {
      // One turn of the event loop, in which other requests join.
      await new Promise(setImmediate);
      const requests = take();
      batches.push([...requests]);
      return requests.map((value) => ({ status: 'fulfilled', value }));
    },
    isAtOnce: (answer) => answer === 'now',
  });
  const ask = async (request: Answer): Promise<void> => {
    answered.push(await queue.add(request));
  };
  return { queue, ask, answered, batches };
}

describe('batched requests', () => {
  it('get their results a few per turn of the event loop', async () => {
    const { ask, answered } = makeBatches(50);
    const asked = Array.from({ length: 20 }, () => ask('later'));
    const turns: number[] = [];
    while (answered.length < 20) {
      turns.push(answered.length);
      await new Promise(setImmediate);
    }
    await Promise.all(asked);
    expect(turns.filter((count) => count > 0).length).toBeGreaterThan(2);
  });

  it('get an isAtOnce result before the next batch begins', async () => {
    const { queue, ask, answered, batches } = makeBatches(10);
    let before: Answer[] = [];
    const asked = [...Array.from({ length: 9 }, () => ask('later')), ask('now')];
    const next = queue.add('later').then(() => {
      before = [...answered];
    });
    await Promise.all([...asked, next]);
    expect(batches.map(({ length }) => length)).toEqual([10, 1]);
    expect(answered[0]).toBe('now');
    expect(before).toContain('now');
  });

  it('are all rejected if the batch fails', async () => {
    const failing = new Batches<number, number>({
      lanes: 1,
      most: 10,
      subjectOf: () => undefined,
      handle: () => Promise.reject(new Error('lost')),
      isAtOnce: () => true,
    });
    const ended = await Promise.allSettled([failing.add(1), failing.add(2)]);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(failing.isIdle).toBe(true);
  });
});
