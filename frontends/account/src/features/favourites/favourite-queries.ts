import { maxFavouritesPerPerson } from '@tokri/contracts/validation';
import { bffOperations, type ItemResponse } from '@tokri/contracts/api';
import { callApiPage, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';

export const useFavourites = (
  userId: number,
  count = maxFavouritesPerPerson,
): UseQueryResult<readonly ItemResponse[]> => {
  const pincode = useSession((state) => state.pincode);
  const deliveryDate = useSession((state) => state.deliveryDate);
  return useQuery({
    queryKey: [bffOperations.listFavourites.operationId, userId, count, pincode, deliveryDate],
    queryFn: async ({ signal }): Promise<readonly ItemResponse[]> =>
      (
        await callApiPage(bffOperations.listFavourites, {
          query: {
            UserId: userId,
            ...(pincode ? { pincode } : {}),
            ...(deliveryDate ? { PDate: deliveryDate } : {}),
            page: 1,
            pageSize: count,
          },
          signal,
        })
      ).rows,
    refetchOnMount: 'always',
  });
};

export const useRemainingFavourites = (
  items: readonly ItemResponse[] | undefined,
): readonly ItemResponse[] => {
  const changes = useSession((state) => state.favouriteChanges);
  return (items ?? []).filter(({ Id }) => changes[Id] ?? true);
};
