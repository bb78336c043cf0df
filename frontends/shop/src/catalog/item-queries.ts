import { bffOperations, itemOperations, type ItemResponse } from '@tokri/contracts/api';
import { callApi, preloadedData, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';

export interface InStockItemsQuery {
  readonly categoryId?: number;
  readonly subcategoryId?: number;
  readonly sort?: 'discount';
  readonly count: number;
}

export const useInStockItems = (
  { categoryId, subcategoryId, sort, count }: InStockItemsQuery,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
) => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const pincode = useSession((state) => state.pincode);
  const query = {
    inStock: '1' as const,
    pageSize: count,
    ...(pincode ? { pincode } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(subcategoryId ? { typeId: subcategoryId } : {}),
    ...(sort ? { sort } : {}),
  };
  return useQuery({
    queryKey: [itemOperations.filterItems.operationId, 'in-stock', userId, query],
    queryFn: ({ signal }) => callApi(itemOperations.filterItems, { query, signal }),
    ...preloadedData(itemOperations.filterItems, {
      query,
      isApproximate: userId > 0 || pincode !== '',
    }),
    enabled: isEnabled,
  });
};

export const useBoughtItems = (
  userId: number,
  { count, isEnabled }: { readonly count: number; readonly isEnabled: boolean },
): UseQueryResult<readonly ItemResponse[]> => {
  const pincode = useSession((state) => state.pincode);
  return useQuery({
    queryKey: [bffOperations.listBoughtItems.operationId, userId, pincode, count],
    queryFn: ({ signal }): Promise<readonly ItemResponse[]> =>
      callApi(bffOperations.listBoughtItems, {
        query: { UserId: userId, pageSize: count, ...(pincode ? { pincode } : {}) },
        signal,
      }),
    enabled: isEnabled,
  });
};
