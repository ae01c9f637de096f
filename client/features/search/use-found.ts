import { useEffect, useState } from 'react';

import { useSearchQuery, type SearchQuery } from './Search.generated';

export type Found = SearchQuery['search'];

/** So short that nobody waits for it, and that a word is not a question for each letter. */
const pause = 80;

interface FoundState {
  /** The answer to what is typed, or until it comes the one before. */
  found: Found | undefined;
  /** An answer is on its way. */
  isSearching: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** What the server finds for a text. Only the last answer counts, and nothing of it is kept: it names people. */
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
    // A second failure is told as the first one.
    retry: () => void refetch().catch(() => undefined),
  };
}
