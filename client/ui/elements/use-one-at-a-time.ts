import { useRef, useState } from 'react';

interface OneAtATime {
  isBusy: boolean;
  /** Runs the work unless other work is in progress. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** Prevents that a second click starts work again, even before the next render. */
export function useOneAtATime(): OneAtATime {
  const isAtWork = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isAtWork.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
