import { favouritesPerPersonMax } from '@tokri/contracts';
import { bffOperations, type Item } from '@tokri/contracts/http';
import { callPage, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';

/** The person's favourites for their place, newest first; read anew with each visit, since hearts are pressed elsewhere. */
export const useFavourites = (
  userId: number,
  count = favouritesPerPersonMax,
): UseQueryResult<readonly Item[]> => {
  const pincode = useSession((state) => state.pincode);
  const day = useSession((state) => state.deliveryDate);
  return useQuery({
    queryKey: [bffOperations.listFavourites.id, userId, count, pincode, day],
    queryFn: async ({ signal }): Promise<readonly Item[]> =>
      (
        await callPage(bffOperations.listFavourites, {
          query: {
            UserId: userId,
            ...(pincode ? { pincode } : {}),
            ...(day ? { PDate: day } : {}),
            page: 1,
            pageSize: count,
          },
          signal,
        })
      ).rows,
    refetchOnMount: 'always',
  });
};

/** Those whose heart was not taken away since they were read. */
export const useStillLiked = (items: readonly Item[] | undefined): readonly Item[] => {
  const changes = useSession((state) => state.favouriteChanges);
  return (items ?? []).filter(({ Id }) => changes[Id] ?? true);
};
