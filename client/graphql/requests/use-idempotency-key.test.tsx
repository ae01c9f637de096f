import { renderHook } from '@testing-library/react';

import { useIdempotencyKey } from './use-idempotency-key';

const keysOfOneForm = () => renderHook(() => useIdempotencyKey()).result.current;

it('is the same for the same content, however often it is sent', () => {
  const { keyOf } = keysOfOneForm();
  expect(keyOf({ seats: 3 })).toBe(keyOf({ seats: 3 }));
});

it('is new for other content, also for content sent before that', () => {
  const { keyOf } = keysOfOneForm();
  const keys = [3, 4, 3].map((seats) => keyOf({ seats }));
  expect(new Set(keys).size).toBe(3);
});

it('is new for the same content after it is done', () => {
  const { keyOf, forget } = keysOfOneForm();
  const first = keyOf({ seats: 3 });
  forget();
  expect(keyOf({ seats: 3 })).not.toBe(first);
});

it('is not shared between two forms with the same content', () => {
  expect(keysOfOneForm().keyOf('Ana')).not.toBe(keysOfOneForm().keyOf('Ana'));
});
