import { userOperations } from '@tokri/contracts/api';
import type { OwnSessionResponse } from '@tokri/contracts/api';
import { callApi, sendCommand, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';

/** Of the refresh cookie, which names the device that asks. */
export const useOwnSessions = (userId: number): UseQueryResult<readonly OwnSessionResponse[]> =>
  useQuery({
    queryKey: [userOperations.listOwnSessions.operationId, userId],
    queryFn: ({ signal }) =>
      callApi(userOperations.listOwnSessions, { withoutToken: true, signal }),
    refetchOnMount: 'always',
  });

export const endOwnSession = (SessionId: string) =>
  sendCommand(userOperations.endSession, { withoutToken: true, query: { SessionId } });
