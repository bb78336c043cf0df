import { userOperations, type StaffMemberResponse } from '@tokri/contracts/api';
import { callApiPage, useQuery, readAllPages, type QueryClient } from '@tokri/web-kit/platform';

const { listStaff, listStaffNames } = userOperations;

export const readStaff = async (signal?: AbortSignal): Promise<readonly StaffMemberResponse[]> =>
  (
    await readAllPages((page, pageSize) =>
      callApiPage(listStaff, { query: { page, pageSize }, ...(signal && { signal }) }),
    )
  ).rows;

const sendingPollMs = 5_000;

const isSending = (staff: readonly StaffMemberResponse[] | undefined): boolean =>
  staff?.some(({ Invitation }) => Invitation?.State === 'sending') ?? false;

export const useStaff = () =>
  useQuery({
    queryKey: [listStaff.operationId],
    queryFn: ({ signal }) => readStaff(signal),
    refetchInterval: ({ state }) => (isSending(state.data) ? sendingPollMs : false),
  });

export const refreshStaff = (client: QueryClient): void =>
  [listStaff, listStaffNames].forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId] }),
  );
