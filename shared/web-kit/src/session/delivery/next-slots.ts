import { addDays, kolkataDate } from '@tokri/contracts';
import { slotOperations, type SlotResponse } from '@tokri/contracts/http';
import { callApi } from '../../platform/api/api-client.ts';
import { useQuery, type UseQueryResult } from '../../platform/query.ts';
import { useSession } from '../store/store.ts';

/** A next slot further away than this is no news. */
const aheadDays = 3;

/** Slots of today and the next days for the stored pincode; whoever shows the next one shares this answer. `refreshMs`: read again that often. */
export const useNextSlots = ({ refreshMs }: { readonly refreshMs?: number } = {}): UseQueryResult<
  readonly SlotResponse[]
> => {
  const pincode = useSession((state) => state.pincode);
  const from = kolkataDate(new Date());
  return useQuery({
    queryKey: [slotOperations.listSlotsOfPincode.operationId, pincode, 'next', from],
    queryFn: ({ signal }): Promise<readonly SlotResponse[]> =>
      callApi(slotOperations.listSlotsOfPincode, {
        query: { pincode, FromDate: from, ToDate: addDays(from, aheadDays) },
        signal,
      }),
    enabled: pincode !== '',
    ...(refreshMs === undefined ? {} : { refetchInterval: refreshMs }),
  });
};
