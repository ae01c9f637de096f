import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { ConfirmDialog } from '../overlays/ConfirmDialog';
import { guardHistory } from '../../page/history-guard';
import { isPlainClick } from '../../elements/plain-click';
import { unsavedMessages } from './unsaved.messages';
import { registerUnsavedForm } from '../../forms/unsaved-forms';

/**
 * Asks before unsaved changes are discarded: by a link, Back or Forward, closing the tab, or a button with `data-leaves`
 * (close the form, open another one, log out), which is clicked again after the confirmation. A link with `data-stays`
 * changes the page in place. While a dialog is open, Back and Forward only cancel it. If the session ends meanwhile, the
 * user can log in again in place (ReauthenticationDialog.tsx).
 * The router's own blocker needs its data router, twice the size on every page of the site.
 */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const [goOn, setGoOn] = useState<{ now: () => void }>();
  const mayLeave = useRef(false);
  const location = useLocation();

  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    mayLeave.current = false;
    const release = registerUnsavedForm();
    const here = placeInHistory();
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
    const stayHere = () => {
      const there = placeInHistory();
      if (mayLeave.current || here === undefined || there === undefined) return false;
      const steps = there - here;
      // The router gets neither the navigation nor its reversal.
      if (steps !== 0) {
        window.history.go(-steps);
        if (!cancelDialog()) setGoOn({ now: () => window.history.go(steps) });
      }
      return true;
    };
    window.addEventListener('beforeunload', warn);
    const endGuard = guardHistory(stayHere);
    document.addEventListener('click', stop, { capture: true });
    return () => {
      release();
      window.removeEventListener('beforeunload', warn);
      endGuard();
      document.removeEventListener('click', stop, { capture: true });
    };
    // Filters of the page may add history entries.
  }, [isDirty, location]);

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

/** The index of the history entry as stored by the router; undefined for entries of others. */
function placeInHistory(): number | undefined {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof index === 'number' ? index : undefined;
}

/** Does with the dialog on top what Escape does. @returns false if no dialog is open */
function cancelDialog(): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return dialog !== undefined;
}

/** The clicked element, if it leaves the page in this tab. */
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
