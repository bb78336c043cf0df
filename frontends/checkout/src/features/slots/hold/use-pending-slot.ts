import { useState } from 'react';
import { clearPendingSlot, readPendingSlot, storePendingSlot } from './hold-storage.ts';
import type { ChosenSlot } from './hold.ts';

export interface PendingSlot {
  readonly slot: ChosenSlot | null;
  readonly isTakingOver: boolean;
  readonly set: (slot: ChosenSlot) => void;
  readonly clear: () => void;
}

export const usePendingSlot = (): PendingSlot => {
  const [request, setRequest] = useState(readPendingSlot);
  return {
    slot: request?.slot ?? null,
    isTakingOver: request?.isTakingOver ?? false,
    set: (slot) => {
      const chosen = { slot, isTakingOver: false };
      storePendingSlot(chosen);
      setRequest(chosen);
    },
    clear: () => {
      clearPendingSlot();
      setRequest(null);
    },
  };
};
