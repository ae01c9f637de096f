import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

import { listenForGuards } from '../ui/page/history-guard';
import { HasNavigatedContext } from './NavigationFocus';

/**
 * The router of the browser. Unlike `BrowserRouter`, it uses a transition only for a change of page; changes of the
 * search parameters are rendered at once (docs/decisions/transitions-between-pages.md).
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const hasNavigated = useRef(false);
  const [place, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let { pathname } = history.location;
    const endGuards = listenForGuards();
    const endRouter = history.listen((next) => {
      const isSamePage = next.location.pathname === pathname;
      ({ pathname } = next.location);
      const go = () => setPlace(next);
      if (isSamePage) go();
      else startTransition(go);
    });
    return () => {
      endRouter();
      endGuards();
    };
  }, [history]);
  return (
    <Router location={place.location} navigationType={place.action} navigator={history}>
      <HasNavigatedContext value={hasNavigated}>{children}</HasNavigatedContext>
    </Router>
  );
}
