import { Problem } from '@tokri/contracts';
import { createSemaphores } from '@tokri/service-kit/use-case';

/** A bulkhead for each slot: a rush on one leaves the store to the others. */
export interface SlotTurns {
  /** @throws Problem `overloaded` (503) when too many work on this slot already. */
  inTurn<T>(slotId: number, task: () => Promise<T>): Promise<T>;
}

const inFlightMax = 8;
const waitingMax = 100;
const waitMsMax = 300;
const retryAfterSeconds = 1;

export const createSlotTurns = (): SlotTurns => {
  const slots = createSemaphores<number>(
    () => new Problem('overloaded', undefined, { retryAfterSeconds }),
  );
  return {
    inTurn: (slotId, task) => slots.run(slotId, { inFlightMax, waitingMax, waitMsMax }, task),
  };
};
