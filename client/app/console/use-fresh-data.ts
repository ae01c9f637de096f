import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { refreshQueries } from '../../graphql/refresh/refresh-queries';
import { officeToday } from '../../i18n/office/office-zone';
import { hasUnsavedForms } from '../../ui/forms/unsaved-forms';

const maxAge = 60_000;
const clockInterval = 30_000;

/**
 * Refreshes what a page displays when the user returns to its tab after more than a minute, and when the day changes at
 * the office. Never in the background, and not while a form has unsaved changes.
 */
export function useFreshData(): void {
  const client = useApolloClient();
  const { pathname } = useLocation();
  /** When the page was loaded or refreshed. */
  const loaded = useRef({ at: 0, day: '' });
  useEffect(() => {
    loaded.current = { at: Date.now(), day: officeToday() };
  }, [pathname]);
  useEffect(() => {
    const refresh = (age: number) => {
      const { at, day } = loaded.current;
      if (document.visibilityState === 'hidden' || hasUnsavedForms()) return;
      if (Date.now() - at < age && officeToday() === day) return;
      loaded.current = { at: Date.now(), day: officeToday() };
      void refreshQueries(client);
    };
    const onReturn = () => refresh(maxAge);
    const timer = setInterval(() => refresh(Infinity), clockInterval);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    window.addEventListener('pageshow', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [client]);
}
