import type { ItemResponse } from '@tokri/contracts/api';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import type { Facets, ItemPage, ItemSource } from './item-source.ts';

const cacheMs = 1_800_000;

export const useItemPage = (
  source: ItemSource,
  page: number,
  isEnabled = true,
): UseQueryResult<ItemPage> =>
  useQuery({
    queryKey: [...source.key, page],
    queryFn: ({ signal }) => source.fetchPage(page, signal),
    ...(page === 1 ? source.preloaded : {}),
    placeholderData: keepPreviousData,
    gcTime: cacheMs,
    enabled: isEnabled,
  });

export interface ItemList {
  readonly source: ItemSource;
  readonly items: readonly ItemResponse[];
  readonly total: number;
  readonly facets: Facets | undefined;
  readonly isLoading: boolean;
  readonly isPreviousData: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

export const useItemList = (source: ItemSource, isEnabled = true): ItemList => {
  const first = useItemPage(source, 1, isEnabled);
  return {
    source,
    items: first.data?.items ?? [],
    total: first.data?.total ?? 0,
    facets: first.data?.facets,
    isLoading: first.isPending,
    isPreviousData: first.isPlaceholderData,
    error: first.data ? undefined : first.error,
    retry: () => void first.refetch(),
  };
};
