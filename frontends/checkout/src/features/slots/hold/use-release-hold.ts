import { slotOperations } from '@tokri/contracts/api';
import { useQueryClient } from '@tokri/web-kit/platform';
import { releaseHold, type HoldKeyRef } from './hold-requests.ts';

/** Releases a hold; the list of own holds is empty until it is read again afterwards. */
export const useReleaseHold = (userId: number): ((hold: HoldKeyRef) => void) => {
  const client = useQueryClient();
  return (hold) => {
    const queryKey = [slotOperations.listOwnHolds.operationId, userId];
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, []);
    void releaseHold(hold).then(() => client.invalidateQueries({ queryKey }));
  };
};
