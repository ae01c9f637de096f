import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';

import { loadClassUnavailable, loadPaymentStep } from '../load-pages';
import type { PaymentStepProps } from './PaymentStep';

interface LoadedPaymentStep {
  /** Undefined until it is there. */
  PaymentStep: ComponentType<PaymentStepProps> | undefined;
  hasFailed: boolean;
  /** To be called ahead of the need. */
  load: () => void;
}

/** The second step travels while the first is filled in. */
export function usePaymentStep(isShown: boolean): LoadedPaymentStep {
  const [state, setState] = useState<Omit<LoadedPaymentStep, 'load'>>({
    PaymentStep: undefined,
    hasFailed: false,
  });
  const isAsked = useRef(false);

  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // What Confirm may lead to instead of a seat comes along, for it may be needed on a bad connection.
    loadClassUnavailable().catch(() => undefined);
    loadPaymentStep().then(
      ({ PaymentStep }) => setState({ PaymentStep, hasFailed: false }),
      () => setState({ PaymentStep: undefined, hasFailed: true }),
    );
  }, []);

  useEffect(() => {
    if (isShown) load();
  }, [isShown, load]);

  return { ...state, load };
}
