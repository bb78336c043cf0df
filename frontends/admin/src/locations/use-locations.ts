import { maxLocations } from '@tokri/contracts/slots';
import { slotOperations, type LocationResponse } from '@tokri/contracts/api';
import { callApi, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';

export const useLocations = (): UseQueryResult<LocationResponse[]> =>
  useQuery({
    queryKey: [slotOperations.listLocations.operationId],
    queryFn: ({ signal }) =>
      callApi(slotOperations.listLocations, {
        query: { pageSize: maxLocations },
        signal,
        isFresh: true,
      }),
  });
