import { itemOperations } from '@tokri/contracts/http';
import { call, useQuery } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';

/** One item for the visitor's place, party and delivery day (I7); `null` when the shop has no such item. */
export const useItem = (itemId: number) => {
  const pincode = useSession((state) => state.pincode);
  const userId = useSession((state) => state.user?.Id ?? 0);
  const day = useSession((state) => state.deliveryDate);
  return useQuery({
    queryKey: [itemOperations.listItemsForPlace.id, itemId, pincode, userId, day],
    queryFn: async ({ signal }) => {
      const query = {
        typeId: 0,
        categoryId: 0,
        pincode: pincode || ('0' as const),
        userId,
        PDate: day || ('0' as const),
        ids: String(itemId),
      };
      return (await call(itemOperations.listItemsForPlace, { query, signal }))[0] ?? null;
    },
    enabled: itemId > 0,
  });
};
