/** Timers and dates that pass only with jest.advanceTimersByTime(), because a busy machine could be slower than they are. */
export function fakeTimeouts(): void {
  jest.useFakeTimers({
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  });
}
