import { useCallback, useRef, useState } from 'react';

import { classUnavailable, loadPaymentStep } from '../load-pages';

type SecondStep = Awaited<ReturnType<typeof loadPaymentStep>>;

interface LoadedPaymentStep {
  /** The step and what its button does; undefined until they are there. */
  payment: SecondStep | undefined;
  hasFailed: boolean;
  /** To be called ahead of the need; a second call does nothing. */
  load: () => void;
}

/** The second step travels while the first is filled in. */
export function usePaymentStep(): LoadedPaymentStep {
  const [state, setState] = useState<Omit<LoadedPaymentStep, 'load'>>({
    payment: undefined,
    hasFailed: false,
  });
  const isAsked = useRef(false);

  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // What Confirm may lead to instead of a seat comes along, for it may be needed on a bad connection.
    classUnavailable.load().catch(() => undefined);
    loadPaymentStep().then(
      (payment) => setState({ payment, hasFailed: false }),
      () => setState({ payment: undefined, hasFailed: true }),
    );
  }, []);

  return { ...state, load };
}
