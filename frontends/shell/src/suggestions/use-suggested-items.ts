import { itemOperations, type ItemResponse, type Suggestion } from '@tokri/contracts/api';
import { itemsQuery } from '@tokri/contracts/platform';
import { callApi, keepPreviousData, useQuery } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';

const staleAfterMs = 60_000;

/** Price and stock depend on pincode and day, so they do not come with the suggestions. */
export const useSuggestedItems = (
  suggestions: readonly Suggestion[],
): ReadonlyMap<number, ItemResponse> => {
  const pincode = useSession((state) => state.pincode);
  const userId = useSession((state) => state.user?.Id ?? 0);
  const day = useSession((state) => state.deliveryDate);
  const ids = suggestions.flatMap(({ Kind, Id }) => (Kind === 'item' ? [Id] : []));
  const { data } = useQuery({
    queryKey: [
      itemOperations.listItemsForPlace.operationId,
      'suggested',
      ids,
      pincode,
      userId,
      day,
    ],
    queryFn: ({ signal }) =>
      callApi(itemOperations.listItemsForPlace, {
        query: {
          ...itemsQuery(ids),
          pincode: pincode || ('0' as const),
          userId,
          PDate: day || ('0' as const),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
    staleTime: staleAfterMs,
    retry: false,
  });
  return new Map((data ?? []).map((item) => [item.Id, item]));
};
