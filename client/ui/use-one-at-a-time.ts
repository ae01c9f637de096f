import { useRef, useState } from 'react';

interface OneAtATime {
  isBusy: boolean;
  /** Does the work, unless other work is still being done. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** Work that a second press must not begin again, not even one that comes before the page has shown the first. */
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
