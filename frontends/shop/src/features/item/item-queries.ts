import { itemOperations } from '@tokri/contracts/api';
import { callApi, useQuery } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';

export const useItem = (itemId: number) => {
  const pincode = useSession((state) => state.pincode);
  const userId = useSession((state) => state.user?.Id ?? 0);
  const day = useSession((state) => state.deliveryDate);
  return useQuery({
    queryKey: [itemOperations.listItemsForPlace.operationId, itemId, pincode, userId, day],
    queryFn: async ({ signal }) => {
      const query = {
        typeId: 0,
        categoryId: 0,
        pincode: pincode || ('0' as const),
        userId,
        PDate: day || ('0' as const),
        ids: String(itemId),
      };
      return (await callApi(itemOperations.listItemsForPlace, { query, signal }))[0] ?? null;
    },
    enabled: itemId > 0,
  });
};
