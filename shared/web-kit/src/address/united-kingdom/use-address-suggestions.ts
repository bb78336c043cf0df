import { slotOperations, type AddressSuggestionResponse } from '@tokri/contracts/api';
import { maxAddressTermLength, minAddressTermLength } from '@tokri/contracts/slots';
import { callApi, useDebouncedValue, useOnline, useQuery } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';

export const typingDebounceMs = 300;
const staleAfterMs = 60_000;
const noSuggestions: readonly AddressSuggestionResponse[] = [];

export interface AddressSuggestions {
  readonly suggestions: readonly AddressSuggestionResponse[];
  /** `idle` until enough is typed; `ready` only once the answer is the one to the text of now. */
  readonly state: 'idle' | 'loading' | 'ready' | 'failed' | 'offline';
}

/** A new text cancels the request for the previous one. */
export const useAddressSuggestions = (typed: string, isOpen: boolean): AddressSuggestions => {
  const text = typed.trim().slice(0, maxAddressTermLength).trimEnd();
  const term = useDebouncedValue(text, typingDebounceMs);
  const online = useOnline();
  const isLongEnough = text.length >= minAddressTermLength;
  const { data, isError } = useQuery({
    queryKey: [slotOperations.suggestAddresses.operationId, term],
    queryFn: ({ signal }) =>
      callApi(slotOperations.suggestAddresses, {
        query: { Term: term, UserId: session().user?.Id ?? 0 },
        signal,
      }),
    enabled: isOpen && isLongEnough && term.length >= minAddressTermLength,
    staleTime: ({ state }) => (state.data?.Code === '' ? staleAfterMs : 0),
    retry: false,
  });
  const answer = term === text ? data : undefined;
  const state = (): AddressSuggestions['state'] => {
    if (!isOpen || !isLongEnough) return 'idle';
    if (answer) return answer.Code === '' ? 'ready' : 'failed';
    if (!online) return 'offline';
    return term === text && isError ? 'failed' : 'loading';
  };
  return { suggestions: answer?.Suggestions ?? noSuggestions, state: state() };
};
