import { slotOperations } from '@tokri/contracts/api';
import { callApi, useQuery } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import type { DeliveryRule } from './estimate-cart.ts';

const staleMs = 300_000;

export const useDeliveryRule = (): DeliveryRule | undefined => {
  const pincode = useSession((state) => state.pincode);
  const partyId = useSession((state) => state.user?.PartyId ?? 0);
  const { data } = useQuery({
    queryKey: [slotOperations.readCharge.operationId, pincode, partyId],
    queryFn: ({ signal }) =>
      callApi(slotOperations.readCharge, {
        query: { Pincode: pincode, ...(partyId > 0 ? { Partyid: partyId } : {}) },
        signal,
      }),
    enabled: pincode !== '',
    staleTime: staleMs,
    retry: false,
  });
  return data?.[0];
};
