import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parameters for the open form of a page. */
const formParams = ['new', 'edit', 'copy'] as const;
export type FormParam = (typeof formParams)[number];

/** Changes a copy of the parameters. */
export type WriteUrlParams = (next: URLSearchParams) => void;

/**
 * The URL parameters, and a function to change them. Unlike the router's own, a change builds on changes that are not
 * rendered yet, so that two simultaneous changes both take effect. By default it adds a history entry, but not while a
 * form is open, so that Back closes the form, and does not open it again once it is closed.
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
      const replace = isFormOpen(latest.current) && isFormOpen(next);
      latest.current = next;
      setParams(next, { replace, ...options, preventScrollReset: true });
    },
    [setParams],
  );
  return [params, change];
}

const isFormOpen = (params: URLSearchParams) => formParams.some((name) => params.has(name));
