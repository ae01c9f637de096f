import { useCallback, useRef, useState } from 'react';

import { classUnavailable, loadPaymentStep } from '../load-pages';

type SecondStep = Awaited<ReturnType<typeof loadPaymentStep>>;

interface LoadedPaymentStep {
  /** The step and its submit function; undefined until loaded. */
  payment: SecondStep | undefined;
  hasFailed: boolean;
  /** Preloads the step; further calls have no effect. */
  load: () => void;
}

/** Loads the second step while the first is being filled in. */
export function usePaymentStep(): LoadedPaymentStep {
  const [state, setState] = useState<Omit<LoadedPaymentStep, 'load'>>({
    payment: undefined,
    hasFailed: false,
  });
  const isRequested = useRef(false);

  const load = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    // Also preloads the page for a full class, which may be needed on a bad connection.
    classUnavailable.load().catch(() => undefined);
    loadPaymentStep().then(
      (payment) => setState({ payment, hasFailed: false }),
      () => setState({ payment: undefined, hasFailed: true }),
    );
  }, []);

  return { ...state, load };
}
