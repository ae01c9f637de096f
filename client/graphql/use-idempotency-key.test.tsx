import { renderHook } from '@testing-library/react';

import { useIdempotencyKey } from './use-idempotency-key';

const keysOfOneForm = () => renderHook(() => useIdempotencyKey()).result.current;

it('has one key for the same content, however often it is sent', () => {
  const { keyOf } = keysOfOneForm();
  expect(keyOf({ seats: 3 })).toBe(keyOf({ seats: 3 }));
});

it('has another key for other content, also for what was sent before that', () => {
  const { keyOf } = keysOfOneForm();
  const keys = [3, 4, 3].map((seats) => keyOf({ seats }));
  expect(new Set(keys).size).toBe(3);
});

it('has another key for the same content when that is done and asked for again', () => {
  const { keyOf, forget } = keysOfOneForm();
  const first = keyOf({ seats: 3 });
  forget();
  expect(keyOf({ seats: 3 })).not.toBe(first);
});

it('shares no key between two forms of the same content', () => {
  expect(keysOfOneForm().keyOf('Ana')).not.toBe(keysOfOneForm().keyOf('Ana'));
});
