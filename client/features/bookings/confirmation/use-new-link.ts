import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { pathTo } from '../../../paths';
import { preservedScroll } from '../../../ui/page/preserved-scroll';
import { draftMemory } from '../../../ui/forms/stored-draft';
import { ConfirmationPageDocument, type Confirmation_bookingFragment } from './ConfirmationPage.generated';

interface NewLink {
  /** The newest known link of the booking: the one in the URL, or the one that has replaced it. */
  id: string;
  /**
   * The newest link came with a change made on this page. A lookup could only be late: the next change replaces the
   * link again, and a lookup answered after it finds nothing.
   */
  isFromChange: boolean;
  /** Displays a booking whose email, and with it the link, has changed. */
  continueWith: (changed: Confirmation_bookingFragment) => void;
}

/** By former link: the one that a change made in this document has replaced it by. */
const newerLinks = draftMemory<string>();

function newestLink(link: string): string {
  const newer = newerLinks.get(link);
  return newer === undefined ? link : newestLink(newer);
}

/**
 * Replaces the address of a former link by the newest one: the history entry and its state are kept, and the former
 * link, which is no longer valid, is removed from the cache. If the guest has left the page before the change is
 * answered, that happens when they return.
 * @param openedBy the link in the URL
 */
export function useNewLink(openedBy: string): NewLink {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const [changedTo, setChangedTo] = useState<string>();
  const id = newestLink(openedBy);
  // Before the change is displayed: a reload must not open the former link.
  useLayoutEffect(() => {
    if (id === openedBy) return;
    void navigate(
      { pathname: pathTo.confirmation(id), search },
      { replace: true, state: Object.assign({}, state, preservedScroll) },
    );
    // Not before the page has the new link: it would query the former one again.
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'bookingConfirmation', args: { id: openedBy } });
    cache.evict({ id: cache.identify({ __typename: 'BookingConfirmation', id: openedBy }) });
  }, [cache, navigate, id, openedBy, search, state]);
  const continueWith: NewLink['continueWith'] = (changed) => {
    const former = newestLink(openedBy);
    if (changed.id === former) return;
    newerLinks.set(former, changed.id);
    // By the former link too, so that a page that the guest has meanwhile returned to is rendered again.
    for (const link of [changed.id, former])
      cache.writeQuery({
        query: ConfirmationPageDocument,
        variables: { id: link },
        data: { bookingConfirmation: changed },
      });
    setChangedTo(changed.id);
  };
  return { id, isFromChange: changedTo === id, continueWith };
}
