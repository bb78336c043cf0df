import { itemOperations, type Suggestion } from '@tokri/contracts/api';
import { useSession } from '@tokri/web-kit/session';
import { callApi, useQuery, useDebouncedValue } from '@tokri/web-kit/platform';

export const typingDebounceMs = 150;
/** Without text, the API returns an item of each category. */
const minLetters = 2;
const suggestTimeoutMs = 4_000;
const staleAfterMs = 60_000;

const noSuggestions: readonly Suggestion[] = [];
const isLongEnough = (query: string): boolean => query === '' || [...query].length >= minLetters;
const hasPrefixRelation = (a: string, b: string): boolean =>
  a === b || (a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a)));

export interface Suggestions {
  readonly options: readonly Suggestion[];
  readonly isFinal: boolean;
}

export const useSuggestions = (typed: string): Suggestions => {
  const query = typed.trim().replace(/\s+/gu, ' ');
  const debouncedQuery = useDebouncedValue(query, typingDebounceMs);
  const pincode = useSession((state) => state.pincode);
  const { data, isPlaceholderData } = useQuery({
    queryKey: [itemOperations.suggestItems.operationId, debouncedQuery, pincode],
    queryFn: ({ signal }) =>
      callApi(itemOperations.suggestItems, {
        query: { search: debouncedQuery, pincode: pincode || undefined },
        signal,
        timeoutMs: suggestTimeoutMs,
      }),
    placeholderData: (older, query) =>
      hasPrefixRelation(String(query?.queryKey[1]), debouncedQuery) ? older : undefined,
    enabled: isLongEnough(debouncedQuery),
    staleTime: staleAfterMs,
    retry: false,
  });
  const isShown =
    isLongEnough(query) && isLongEnough(debouncedQuery) && hasPrefixRelation(query, debouncedQuery);
  return {
    options: isShown ? (data ?? noSuggestions) : noSuggestions,
    isFinal: isShown && data !== undefined && !isPlaceholderData && query === debouncedQuery,
  };
};
