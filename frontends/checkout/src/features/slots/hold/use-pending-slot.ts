import { useState } from 'react';
import { clearPendingSlot, readPendingSlot, storePendingSlot } from './hold-storage.ts';
import type { ChosenSlot } from './hold.ts';

export interface PendingSlot {
  readonly slot: ChosenSlot | null;
  readonly set: (slot: ChosenSlot) => void;
  readonly clear: () => void;
}

export const usePendingSlot = (): PendingSlot => {
  const [slot, setSlot] = useState(readPendingSlot);
  return {
    slot,
    set: (slot) => {
      storePendingSlot(slot);
      setSlot(slot);
    },
    clear: () => {
      clearPendingSlot();
      setSlot(null);
    },
  };
};
