import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { pathTo } from '../../../paths';
import { preservedScroll } from '../../../ui/preserved-scroll';
import { ConfirmationPageDocument, type Confirmation_bookingFragment } from './ConfirmationPage.generated';

interface NewLink {
  /**
   * The link in the URL came with a change made on this page. A lookup could only be late: the next change replaces the
   * link again, and a lookup answered after it finds nothing.
   */
  isFromChange: boolean;
  /**
   * Replaces the address by the new link of a booking whose email has changed: the history entry and its state are
   * kept, and the former link, which is no longer valid, is removed from the cache.
   */
  continueWith: (changed: Confirmation_bookingFragment) => void;
}

/** @param openedBy the link in the URL */
export function useNewLink(openedBy: string): NewLink {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const [newest, setNewest] = useState<string>();
  const former = useRef<string>(undefined);
  useEffect(() => {
    // Not before the page has the new link: it would query the former one again.
    if (former.current === undefined || former.current === openedBy) return;
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'bookingConfirmation', args: { id: former.current } });
    cache.evict({ id: cache.identify({ __typename: 'BookingConfirmation', id: former.current }) });
    former.current = undefined;
  }, [cache, openedBy]);
  const continueWith: NewLink['continueWith'] = (changed) => {
    if (changed.id === openedBy) return;
    cache.writeQuery({
      query: ConfirmationPageDocument,
      variables: { id: changed.id },
      data: { bookingConfirmation: changed },
    });
    former.current = openedBy;
    setNewest(changed.id);
    void navigate(
      { pathname: pathTo.confirmation(changed.id), search },
      { replace: true, state: Object.assign({}, state, preservedScroll) },
    );
  };
  return { isFromChange: newest === openedBy, continueWith };
}
