import { useEffect, useState } from 'react';

import { useSearchQuery, type SearchQuery } from './Search.generated';

export type Found = SearchQuery['search'];

/** Debounce in milliseconds: unnoticeable, but longer than between two keystrokes. */
const pause = 80;

interface FoundState {
  /** The results for the typed text, or the previous ones until they arrive. */
  found: Found | undefined;
  /** Results are loading. */
  isSearching: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * The server's results for a text. Only the last response is used, and nothing is cached, because it is personal data.
 */
export function useFound(typed: string): FoundState {
  const text = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, previousData, error, loading, refetch } = useSearchQuery({
    variables: { text: asked },
    skip: asked === '',
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  if (text === '') return { found: undefined, isSearching: false, hasFailed: false, retry: () => undefined };
  const isSearching = text !== asked || loading;
  return {
    found: error && !isSearching ? undefined : (data ?? previousData)?.search,
    isSearching,
    hasFailed: error !== undefined && !isSearching,
    // A second failure is reported like the first.
    retry: () => void refetch().catch(() => undefined),
  };
}
