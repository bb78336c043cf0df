import { itemOperations, slotOperations } from '@tokri/contracts/http';
import { call, useQuery } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { addDays, today } from '@tokri/web-kit/ui';

/** As the line under the header asks, so that both share one answer. */
const slotsAheadDays = 3;

/** One item for the visitor's place, party and delivery day (I7); `null` when the shop has no such item. */
export const useItem = (itemId: number) => {
  const pincode = useSession((state) => state.pincode);
  const userId = useSession((state) => state.user?.Id ?? 0);
  const day = useSession((state) => state.deliveryDate);
  return useQuery({
    queryKey: [itemOperations.listItemsForPlace.id, itemId, pincode, userId, day],
    queryFn: async ({ signal }) => {
      const query = { typeId: 0, categoryId: 0, pincode: pincode || ('0' as const), userId, PDate: day || ('0' as const), ids: String(itemId) };
      return (await call(itemOperations.listItemsForPlace, { query, signal }))[0] ?? null;
    },
    enabled: itemId > 0,
  });
};

/** Slots of the next days for the stored pincode. */
export const useNextSlots = () => {
  const pincode = useSession((state) => state.pincode);
  const from = today();
  return useQuery({
    queryKey: [slotOperations.listSlotsOfPincode.id, pincode, 'next', from],
    queryFn: ({ signal }) => call(slotOperations.listSlotsOfPincode, { query: { pincode, FromDate: from, ToDate: addDays(from, slotsAheadDays) }, signal }),
    enabled: pincode !== '',
  });
};
