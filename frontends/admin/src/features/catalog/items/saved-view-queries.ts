import { itemAdminOperations } from '@tokri/contracts/api';
import { callApi, useQuery, type QueryClient } from '@tokri/web-kit/platform';

const { listSavedViews } = itemAdminOperations;

export const refreshSavedViews = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: [listSavedViews.operationId] });

export const useSavedViews = () =>
  useQuery({
    queryKey: [listSavedViews.operationId],
    queryFn: ({ signal }) => callApi(listSavedViews, { signal }),
  });
