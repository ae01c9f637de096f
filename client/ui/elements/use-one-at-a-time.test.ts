import { act, renderHook } from '@testing-library/react';

import { useOneAtATime } from './use-one-at-a-time';

it('starts no work twice, even before the next render, and other work once it has ended', async () => {
  const { result } = renderHook(useOneAtATime);
  const { run } = result.current;
  let end: () => void = () => undefined;
  const work = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  act(() => {
    void run(work);
    void run(work);
  });
  expect(work).toHaveBeenCalledTimes(1);
  expect(result.current.isBusy).toBe(true);
  await act(async () => {
    end();
    await Promise.resolve();
  });
  expect(result.current.isBusy).toBe(false);
  act(() => void run(work));
  expect(work).toHaveBeenCalledTimes(2);
});
