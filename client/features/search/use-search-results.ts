import { useDebounced } from '../../ui/office/lists/use-debounced';
import { useSearchQuery, type SearchQuery } from './Search.generated';

export type SearchResults = SearchQuery;

/** Debounce in milliseconds: unnoticeable, but longer than between two keystrokes. */
const debounceMs = 80;

interface SearchState {
  /** The results for the typed text, or the previous ones until they arrive. */
  results: SearchResults | undefined;
  /** Results are loading. */
  isSearching: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * The server's results for a text. Only the last response is used, and nothing is cached, because it is personal data.
 */
export function useSearchResults(typed: string): SearchState {
  const text = typed.trim();
  const settledText = useDebounced(text, text === '' ? 0 : debounceMs);
  const { data, previousData, error, loading, refetch } = useSearchQuery({
    variables: { text: settledText },
    skip: settledText === '',
    fetchPolicy: 'no-cache',
  });
  if (text === '')
    return { results: undefined, isSearching: false, hasFailed: false, retry: () => undefined };
  const isSearching = text !== settledText || loading;
  return {
    results: error && !isSearching ? undefined : (data ?? previousData),
    isSearching,
    hasFailed: error !== undefined && !isSearching,
    retry: () => void refetch(),
  };
}
