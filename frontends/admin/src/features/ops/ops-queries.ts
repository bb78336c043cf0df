import { bffOperations } from '@tokri/contracts/api';
import { callApi, useQuery } from '@tokri/web-kit/platform';

const pollIntervalMs = 15_000;

export const useOverview = () =>
  useQuery({
    queryKey: [bffOperations.readOperationsOverview.operationId],
    queryFn: ({ signal }) => callApi(bffOperations.readOperationsOverview, { signal }),
    refetchInterval: pollIntervalMs,
  });
