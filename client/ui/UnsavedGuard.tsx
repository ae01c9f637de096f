import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from './ConfirmDialog';
import { unsavedMessages } from './unsaved.messages';

/**
 * Asks before a page with unsaved work is left: by a link, by a button that says `data-leaves`, or by closing the tab.
 * The router's own blocker needs its data router, which is twice the size on every page of the site.
 */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const [way, setWay] = useState<HTMLElement>();
  const confirmed = useRef<HTMLElement>(undefined);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const stop = (event: MouseEvent) => {
      const exit = exitOf(event);
      if (!exit || exit === confirmed.current) return;
      event.preventDefault();
      event.stopPropagation();
      setWay(exit);
    };
    window.addEventListener('beforeunload', warn);
    // Before the router sees it.
    document.addEventListener('click', stop, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', stop, { capture: true });
    };
  }, [isDirty]);

  if (!way) return null;
  return (
    <ConfirmDialog
      heading={<FormattedMessage {...unsavedMessages.heading} />}
      confirmLabel={<FormattedMessage {...unsavedMessages.leave} />}
      cancelLabel={<FormattedMessage {...unsavedMessages.stay} />}
      onCancel={() => setWay(undefined)}
      onConfirm={() => {
        setWay(undefined);
        confirmed.current = way;
        way.click();
        confirmed.current = undefined;
      }}
    >
      <FormattedMessage {...unsavedMessages.text} />
    </ConfirmDialog>
  );
}

/** The element that would lead away, if it is one and leads away in this tab. */
function exitOf(event: MouseEvent): HTMLElement | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !(event.target instanceof Element)) return undefined;
  const exit = event.target.closest<HTMLElement>('a[href], [data-leaves]');
  if (!exit) return undefined;
  if (!(exit instanceof HTMLAnchorElement)) return exit;
  const { pathname, search } = window.location;
  const isHere = exit.pathname === pathname && exit.search === search && exit.hash !== '';
  const isElsewhere = exit.target !== '' || exit.hasAttribute('download') || !/^https?:/.test(exit.protocol);
  return isHere || isElsewhere ? undefined : exit;
}
