import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Changes a copy of the parameters. */
export type WriteUrlParams = (next: URLSearchParams) => void;

/**
 * The URL parameters, and a function to change them, by default with a new history entry. Unlike the router's own, a change builds
 * on changes that are not rendered yet, so that two simultaneous changes both take effect.
 */
export function useUrlParams(): [
  URLSearchParams,
  (write: WriteUrlParams, options?: { replace: boolean }) => void,
] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (write: WriteUrlParams, options?: { replace: boolean }) => {
      const next = new URLSearchParams(latest.current);
      write(next);
      latest.current = next;
      setParams(next, { ...options, preventScrollReset: true });
    },
    [setParams],
  );
  return [params, change];
}
