import type { Item } from '@tokri/contracts/http';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import type { Facets, ItemPage, ItemSource } from './item-source.ts';

/** Read pages stay this long, so that going back from an item finds the list as it was. */
const keptMs = 1_800_000;

/** One page of a list. While the first answer to another wish is on its way, what was shown stays. */
export const useItemPage = (
  source: ItemSource,
  page: number,
  isWanted = true,
): UseQueryResult<ItemPage> =>
  useQuery({
    queryKey: [...source.key, page],
    queryFn: ({ signal }) => source.read(page, signal),
    placeholderData: keepPreviousData,
    gcTime: keptMs,
    enabled: isWanted,
  });

export interface ItemList {
  readonly source: ItemSource;
  /** The first page. */
  readonly items: readonly Item[];
  readonly total: number;
  readonly facets: Facets | undefined;
  /** Nothing has come yet. */
  readonly isWaiting: boolean;
  /** What is shown answers the wish before. */
  readonly isOlder: boolean;
  /** Why there is nothing to show. */
  readonly problem: unknown;
  readonly retry: () => void;
}

/** What a list shows first: its length, its facets, and whether there is anything at all. */
export const useItemList = (source: ItemSource, isWanted = true): ItemList => {
  const first = useItemPage(source, 1, isWanted);
  return {
    source,
    items: first.data?.items ?? [],
    total: first.data?.total ?? 0,
    facets: first.data?.facets,
    isWaiting: first.isPending,
    isOlder: first.isPlaceholderData,
    problem: first.data ? undefined : first.error,
    retry: () => void first.refetch(),
  };
};
