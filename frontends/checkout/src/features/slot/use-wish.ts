import { useState } from 'react';
import { forgetWish, readWish, storeWish } from './hold-storage.ts';
import type { ChosenSlot } from './hold.ts';

export interface Wish {
  readonly slot: ChosenSlot | null;
  readonly set: (slot: ChosenSlot) => void;
  readonly forget: () => void;
}

/** A slot that will be held as soon as that is possible: after signing in, or once the cart can be quoted again. */
export const useWish = (): Wish => {
  const [slot, setSlot] = useState(readWish);
  return {
    slot,
    set: (chosen) => {
      storeWish(chosen);
      setSlot(chosen);
    },
    forget: () => {
      forgetWish();
      setSlot(null);
    },
  };
};
