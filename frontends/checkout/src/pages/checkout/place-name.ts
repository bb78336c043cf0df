import { slotOperations } from '@tokri/contracts/http';
import { call, useQuery } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';

/** "Bengaluru" of a served pincode; empty until it is known, and for one that is not served. */
export const usePlaceName = (pincode: string): string => {
  const query = useQuery({
    queryKey: [slotOperations.checkPincode.id, pincode],
    queryFn: ({ signal }) =>
      call(slotOperations.checkPincode, {
        query: { cmId: session().companyId, pin: pincode, UserId: session().user?.Id ?? 0 },
        signal,
      }),
    enabled: pincode !== '',
    staleTime: Infinity,
  });
  return query.data?.[0]?.Place ?? '';
};
