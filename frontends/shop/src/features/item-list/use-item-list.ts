import { itemOperations, type Item } from '@tokri/contracts/http';
import { call, keepPreviousData, useInfiniteQuery, type Answer } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { useMemo } from 'react';
import { queryOf, uniqueById, type ListWish } from './model.ts';

export const itemsPerPage = 30;
/** Read pages stay this long, so that going back from an item finds the list as it was. */
const keptMs = 1_800_000;

export type Facets = Answer<typeof itemOperations.filterItems>['Facets'];

export interface ItemList {
  readonly items: readonly Item[];
  readonly total: number;
  readonly facets: Facets | undefined;
  /** Nothing has come yet. */
  readonly isWaiting: boolean;
  /** What is shown answers the wish before. */
  readonly isOlder: boolean;
  /** Why there is nothing to show. */
  readonly problem: unknown;
  readonly hasMore: boolean;
  readonly isReadingMore: boolean;
  readonly moreProblem: unknown;
  readonly more: () => void;
  readonly retry: () => void;
}

/** The items of a wish, page after page (F3). */
export const useItemList = (wish: ListWish, isWanted = true): ItemList => {
  const pincode = useSession((state) => state.pincode);
  const userId = useSession((state) => state.user?.Id ?? 0);
  const query = queryOf(wish, pincode);
  const list = useInfiniteQuery({
    queryKey: [itemOperations.filterItems.id, 'pages', userId, query],
    queryFn: ({ pageParam, signal }) => call(itemOperations.filterItems, { query: { ...query, page: pageParam, pageSize: itemsPerPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ Page, PageSize, Total }) => (Page * PageSize < Total ? Page + 1 : undefined),
    placeholderData: keepPreviousData,
    gcTime: keptMs,
    enabled: isWanted,
  });
  const items = useMemo(() => uniqueById(list.data?.pages.flatMap(({ Items }) => Items) ?? []), [list.data]);
  const first = list.data?.pages[0];
  return {
    items, total: first?.Total ?? 0, facets: first?.Facets,
    isWaiting: list.isPending, isOlder: list.isPlaceholderData,
    problem: list.data ? undefined : list.error,
    hasMore: list.hasNextPage, isReadingMore: list.isFetchingNextPage, moreProblem: list.isFetchNextPageError ? list.error : undefined,
    more: () => { if (!list.isFetchingNextPage) void list.fetchNextPage(); },
    retry: () => void list.refetch(),
  };
};
