import type { UseQueryResult } from '@tokri/web-kit/platform';
import { useState } from 'react';
import type { HoldState } from '../hold/hold.ts';
import type { WaitlistEntry } from './waitlist-entry.ts';

export const findHoldSlotId = (hold: HoldState): number => {
  switch (hold.kind) {
    case 'none':
      return 0;
    case 'held':
      return hold.hold.slot.slotId;
    case 'requesting':
    case 'rejected':
    case 'ended':
      return hold.slot.slotId;
  }
};

export const useMissedOffer = (
  query: UseQueryResult<readonly WaitlistEntry[]>,
  { linkedSlotId, hold }: { readonly linkedSlotId: number; readonly hold: HoldState },
): readonly [missedId: number, dismiss: () => void] => {
  const [decision, setDecision] = useState({ linkedSlotId: 0, isMissed: false });
  if (
    linkedSlotId > 0 &&
    decision.linkedSlotId !== linkedSlotId &&
    query.isSuccess &&
    !query.isFetching
  ) {
    setDecision({
      linkedSlotId,
      isMissed:
        findHoldSlotId(hold) !== linkedSlotId &&
        !query.data.some(({ slot }) => slot.slotId === linkedSlotId),
    });
  }
  return [
    decision.isMissed ? decision.linkedSlotId : 0,
    () => setDecision((before) => ({ ...before, isMissed: false })),
  ];
};
