import { useState } from 'react';

/** The moment at which the component appeared, in milliseconds: near enough for 'is that deadline over?'. */
export function useOpenedAt(): number {
  const [openedAt] = useState(() => Date.now());
  return openedAt;
}
