import { slotOperations } from '@tokri/contracts/api';
import { callApi, useQuery } from '@tokri/web-kit/platform';
import { useState } from 'react';
import type { ChosenSlot, HoldState } from './hold.ts';

/**
 * The slots that the customer holds on other devices or from an earlier session, the one that is
 * held longest first; none while this device has or wants a hold.
 */
export const useHoldsElsewhere = (userId: number, state: HoldState): readonly ChosenSlot[] => {
  const [isUnknownHere] = useState(state.kind === 'none');
  const { data = [] } = useQuery({
    queryKey: [slotOperations.listOwnHolds.operationId, userId],
    queryFn: ({ signal }) =>
      callApi(slotOperations.listOwnHolds, { query: { UserId: userId }, signal }),
    enabled: isUnknownHere,
    staleTime: 0,
  });
  if (state.kind !== 'none') return [];
  const open = data
    .filter(({ ExpiresAt }) => Date.parse(ExpiresAt) > Date.now())
    .sort((a, b) => Date.parse(b.ExpiresAt) - Date.parse(a.ExpiresAt));
  return open
    .filter(({ SlotId }, index) => open.findIndex((hold) => hold.SlotId === SlotId) === index)
    .map(({ SlotId, Date: date, Start, End }) => ({
      slotId: SlotId,
      date,
      start: Start,
      end: End,
    }));
};
