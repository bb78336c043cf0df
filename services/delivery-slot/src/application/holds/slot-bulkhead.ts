import { ProblemError } from '@tokri/contracts/problems';
import { createKeyedSemaphores } from '@tokri/service-kit/use-case';

export interface SlotBulkhead {
  runInBulkhead<T>(slotId: number, task: () => Promise<T>): Promise<T>;
}

const maxInFlight = 8;
const maxWaiting = 100;
const maxWaitMs = 300;
const retryAfterSeconds = 1;

export const createSlotBulkhead = (): SlotBulkhead => {
  const slots = createKeyedSemaphores<number>(
    () => new ProblemError('overloaded', undefined, { retryAfterSeconds }),
  );
  return {
    runInBulkhead: (slotId, task) =>
      slots.run(slotId, { maxInFlight, maxWaiting, maxWaitMs }, task),
  };
};
