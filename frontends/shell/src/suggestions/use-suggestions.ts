import { itemOperations, type Suggestion } from '@tokri/contracts/http';
import { call, useQuery, useSettled } from '@tokri/web-kit/platform';

/** After the last key, before suggestions are asked for. */
export const typingPauseMs = 150;
/** The server suggests nothing for less. */
const lettersMin = 2;
/** An answer that comes later belongs to a word that is long finished. */
const answerWithinMs = 4_000;
/** As long as the row may be kept. */
const freshMs = 60_000;

const nothing: readonly Suggestion[] = [];
const isEnough = (words: string): boolean => [...words].length >= lettersMin;
const isOneBegun = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

export interface Suggestions {
  readonly options: readonly Suggestion[];
  /** They answer what stands in the field, and not what stood there a moment ago. */
  readonly isFinal: boolean;
}

/**
 * What somebody who types may mean (F4). An answer to earlier letters stays until the next comes, as long as one word begins the other;
 * without a network, and when the call fails, there is nothing.
 */
export const useSuggestions = (typed: string): Suggestions => {
  const words = typed.trim().replace(/\s+/gu, ' ');
  const asked = useSettled(words, typingPauseMs);
  const { data, isPlaceholderData } = useQuery({
    queryKey: [itemOperations.suggestItems.id, asked],
    queryFn: ({ signal }) =>
      call(itemOperations.suggestItems, {
        query: { search: asked },
        signal,
        timeoutMs: answerWithinMs,
      }),
    placeholderData: (older, query) =>
      isOneBegun(String(query?.queryKey[1]), asked) ? older : undefined,
    enabled: isEnough(asked),
    staleTime: freshMs,
    retry: false,
  });
  const isShown = isEnough(words) && isEnough(asked) && isOneBegun(words, asked);
  return {
    options: isShown ? (data ?? nothing) : nothing,
    isFinal: isShown && data !== undefined && !isPlaceholderData && words === asked,
  };
};
