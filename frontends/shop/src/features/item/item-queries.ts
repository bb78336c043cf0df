import { itemOperations } from '@tokri/contracts/api';
import { itemQuery } from '@tokri/contracts/platform';
import { callApi, preloadedData, useQuery } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';

export const useItem = (itemId: number) => {
  const pincode = useSession((state) => state.pincode);
  const userId = useSession((state) => state.user?.Id ?? 0);
  const day = useSession((state) => state.deliveryDate);
  const { initialData, initialDataUpdatedAt } = preloadedData(itemOperations.listItemsForPlace, {
    query: itemQuery(itemId),
    isApproximate: pincode !== '' || userId > 0 || day !== '',
  });
  const [preloaded] = initialData ?? [];
  return useQuery({
    queryKey: [itemOperations.listItemsForPlace.operationId, itemId, pincode, userId, day],
    queryFn: async ({ signal }) => {
      const query = {
        ...itemQuery(itemId),
        pincode: pincode || ('0' as const),
        userId,
        PDate: day || ('0' as const),
      };
      return (await callApi(itemOperations.listItemsForPlace, { query, signal }))[0] ?? null;
    },
    ...(preloaded && { initialData: preloaded, initialDataUpdatedAt }),
    enabled: itemId > 0,
  });
};
