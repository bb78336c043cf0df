import { slotOperations } from '@tokri/contracts/api';
import { callApi, useQuery } from '@tokri/web-kit/platform';
import { useState } from 'react';
import type { ChosenSlot, HoldState } from './hold.ts';

/** The slot that the customer holds on another device or from an earlier session, if any. */
export const useHoldElsewhere = (userId: number, state: HoldState): ChosenSlot | null => {
  const [isUnknownHere] = useState(state.kind === 'none');
  const { data } = useQuery({
    queryKey: [slotOperations.listOwnHolds.operationId, userId],
    queryFn: ({ signal }) =>
      callApi(slotOperations.listOwnHolds, { query: { UserId: userId }, signal }),
    enabled: isUnknownHere,
    staleTime: 0,
  });
  const [hold] = data ?? [];
  return state.kind === 'none' && hold && Date.parse(hold.ExpiresAt) > Date.now()
    ? { slotId: hold.SlotId, date: hold.Date, start: hold.Start, end: hold.End }
    : null;
};
