import { slotOperations } from '@tokri/contracts/api';
import { callApi, useQuery } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';

export const useLocationName = (pincode: string): string => {
  const query = useQuery({
    queryKey: [slotOperations.checkPincode.operationId, pincode],
    queryFn: ({ signal }) =>
      callApi(slotOperations.checkPincode, {
        query: { cmId: session().companyId, pin: pincode, UserId: session().user?.Id ?? 0 },
        signal,
      }),
    enabled: pincode !== '',
    staleTime: Infinity,
  });
  return query.data?.[0]?.Place ?? '';
};
