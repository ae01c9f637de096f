import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

import { listenForGuards } from '../ui/history-guard';

/**
 * The router of the browser. Unlike `BrowserRouter` it keeps what is drawn for another page only, until that is loaded:
 * other parameters of the same page are drawn at once (docs/decisions/transitions-between-pages.md).
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
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
      {children}
    </Router>
  );
}
