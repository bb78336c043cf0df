import { addDays, shopDate } from '@tokri/contracts/dates';
import { slotOperations, type SlotResponse } from '@tokri/contracts/api';
import { callApi } from '../../platform/api/api-client.ts';
import { useDataSaver } from '../../platform/data-saver.ts';
import { useQuery, type UseQueryResult } from '../../platform/query.ts';
import { useSession } from '../store/store.ts';

const lookaheadDays = 3;

export const useNextSlots = ({ refreshMs }: { readonly refreshMs?: number } = {}): UseQueryResult<
  readonly SlotResponse[]
> => {
  const pincode = useSession((state) => state.pincode);
  const isSavingData = useDataSaver();
  const from = shopDate(new Date());
  return useQuery({
    queryKey: [slotOperations.listSlotsOfPincode.operationId, pincode, 'next', from],
    queryFn: ({ signal }): Promise<readonly SlotResponse[]> =>
      callApi(slotOperations.listSlotsOfPincode, {
        query: { pincode, FromDate: from, ToDate: addDays(from, lookaheadDays) },
        signal,
      }),
    enabled: pincode !== '',
    ...(refreshMs === undefined || isSavingData ? {} : { refetchInterval: refreshMs }),
  });
};
