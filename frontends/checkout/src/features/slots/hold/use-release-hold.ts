import { slotOperations } from '@tokri/contracts/api';
import { useQueryClient } from '@tokri/web-kit/platform';
import { releaseHold, type HoldKeyRef, type ReleaseResult } from './hold-requests.ts';

export type ReleaseOwnHold = (hold: HoldKeyRef) => Promise<ReleaseResult>;

/** Releases a hold; the list of own holds is empty until it is read again afterwards. */
export const useReleaseHold = (userId: number): ReleaseOwnHold => {
  const client = useQueryClient();
  return async (hold) => {
    const queryKey = [slotOperations.listOwnHolds.operationId, userId];
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, []);
    const result = await releaseHold(hold);
    void client.invalidateQueries({ queryKey });
    return result;
  };
};
