import { userOperations, type StaffMemberResponse } from '@tokri/contracts/api';
import { maxPageSize } from '@tokri/contracts/validation';
import { callApi, useQuery, type QueryClient } from '@tokri/web-kit/platform';

const { listStaff, listStaffNames } = userOperations;

export const readStaff = (signal?: AbortSignal): Promise<readonly StaffMemberResponse[]> =>
  callApi(listStaff, {
    query: { page: 1, pageSize: maxPageSize },
    ...(signal ? { signal } : {}),
  });

export const useStaff = () =>
  useQuery({
    queryKey: [listStaff.operationId],
    queryFn: ({ signal }) => readStaff(signal),
  });

export const refreshStaff = (client: QueryClient): void =>
  [listStaff, listStaffNames].forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId] }),
  );
