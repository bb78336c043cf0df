import { userOperations, type PartyNameResponse } from '@tokri/contracts/api';
import { callApiPage, useDebouncedValue, useQuery } from '@tokri/web-kit/platform';

const typingPauseMs = 200;
const shownParties = 8;

export interface PartySearch {
  readonly parties: readonly PartyNameResponse[];
  readonly total: number;
  /** `ready` only once the answer is the one to the text of now. */
  readonly state: 'loading' | 'failed' | 'ready';
  readonly retry: () => void;
}

export const usePartySearch = (typed: string, isOpen: boolean): PartySearch => {
  const text = typed.trim();
  const search = useDebouncedValue(text, typingPauseMs);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [userOperations.listPartyNames.operationId, { search }],
    queryFn: ({ signal }) =>
      callApiPage(userOperations.listPartyNames, {
        query: { ...(search === '' ? {} : { Search: search }), pageSize: shownParties },
        signal,
      }),
    enabled: isOpen,
  });
  const isCurrent = search === text;
  const answered = isCurrent ? data : undefined;
  return {
    parties: answered?.rows ?? [],
    total: answered?.total ?? 0,
    state: answered ? 'ready' : isCurrent && isError && !isFetching ? 'failed' : 'loading',
    retry: () => void refetch(),
  };
};
