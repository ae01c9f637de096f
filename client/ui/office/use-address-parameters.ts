import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Writes into a copy of the parameters. */
export type WriteParameters = (next: URLSearchParams) => void;

/**
 * The parameters of the address, and how to change them: a step of the history each time. Unlike the router's own, a
 * change builds on those that are not drawn yet, so that two fields changed at once both stay.
 */
export function useAddressParameters(): [URLSearchParams, (write: WriteParameters) => void] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (write: WriteParameters) => {
      const next = new URLSearchParams(latest.current);
      write(next);
      latest.current = next;
      setParams(next, { preventScrollReset: true });
    },
    [setParams],
  );
  return [params, change];
}
