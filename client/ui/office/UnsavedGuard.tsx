import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from './ConfirmDialog';
import { guardHistory } from '../history-guard';
import { isPlainClick } from '../plain-click';
import { unsavedMessages } from './unsaved.messages';
import { holdUnsaved } from './unsaved-work';

/**
 * Asks before unsaved work is dropped: by a link, by Back or Forward, by closing the tab, or by a button of the page
 * that says `data-leaves` (close the form, open another one, log out), which is pressed again once it may go on. A link
 * that says `data-stays` changes the page in place. When the session ends meanwhile, one may log in again in place
 * (LogInAgain.tsx).
 * The router's own blocker needs its data router, which is twice the size on every page of the site.
 */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const [goOn, setGoOn] = useState<{ now: () => void }>();
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    mayLeave.current = false;
    const letGo = holdUnsaved();
    const here = placeInHistory(window.history.state);
    const warn = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    const stop = (event: MouseEvent) => {
      const exit = mayLeave.current ? undefined : exitOf(event);
      if (!exit) return;
      event.preventDefault();
      event.stopPropagation();
      setGoOn({ now: () => exit.click() });
    };
    const stayHere = (event: PopStateEvent) => {
      const there = placeInHistory(event.state);
      if (mayLeave.current || here === undefined || there === undefined) return false;
      // The router receives neither the step nor the step back.
      if (there !== here) {
        window.history.go(here - there);
        setGoOn({ now: () => window.history.go(there - here) });
      }
      return true;
    };
    window.addEventListener('beforeunload', warn);
    const endGuard = guardHistory(stayHere);
    document.addEventListener('click', stop, { capture: true });
    return () => {
      letGo();
      window.removeEventListener('beforeunload', warn);
      endGuard();
      document.removeEventListener('click', stop, { capture: true });
    };
  }, [isDirty]);

  if (!goOn) return null;
  return (
    <ConfirmDialog
      heading={<FormattedMessage {...unsavedMessages.heading} />}
      confirmLabel={<FormattedMessage {...unsavedMessages.discard} />}
      cancelLabel={<FormattedMessage {...unsavedMessages.stay} />}
      onCancel={() => setGoOn(undefined)}
      onConfirm={() => {
        mayLeave.current = true;
        setGoOn(undefined);
        goOn.now();
      }}
    >
      <FormattedMessage {...unsavedMessages.text} />
    </ConfirmDialog>
  );
}

/** How far an entry of the history is from its beginning, as the router counts; undefined for one that is not its own. */
function placeInHistory(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/** The element that would lead away, if it is one and leads away in this tab. */
function exitOf(event: MouseEvent): HTMLElement | undefined {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return undefined;
  const exit = event.target.closest<HTMLElement>('a[href]:not([data-stays]), [data-leaves]');
  if (!exit) return undefined;
  if (!(exit instanceof HTMLAnchorElement)) return exit;
  const { pathname, search } = window.location;
  const isHere = exit.pathname === pathname && exit.search === search && exit.hash !== '';
  const isElsewhere = exit.target !== '' || exit.hasAttribute('download') || !/^https?:/.test(exit.protocol);
  return isHere || isElsewhere ? undefined : exit;
}
