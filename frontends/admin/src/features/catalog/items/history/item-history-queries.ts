import { itemAdminOperations } from '@tokri/contracts/api';
import { callApi, useInfiniteQuery } from '@tokri/web-kit/platform';

const { listItemHistory } = itemAdminOperations;
const entriesPerPage = 20;

/** A new revision of the item has a new entry. */
export const useItemHistory = (item: { readonly Id: number; readonly Rev: number }) =>
  useInfiniteQuery({
    queryKey: [listItemHistory.operationId, item.Id, item.Rev],
    queryFn: ({ pageParam, signal }) =>
      callApi(listItemHistory, {
        query: { ItemId: item.Id, Before: pageParam || undefined, Limit: entriesPerPage },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ Next }) => Next || undefined,
  });
