import { ProblemError } from '@tokri/contracts/problems';
import { stockId } from '@tokri/contracts/orders';
import { createKeyedSemaphores } from '@tokri/service-kit/use-case';
import type { StockKey } from '../ports/stock-movements.ts';

export interface StockQueue {
  /** @throws ProblemError `conflict` when the task cannot start in time: nothing was changed. */
  run<T>(stockKey: StockKey, task: () => Promise<T>): Promise<T>;
}

const maxWaiting = 100;
/** Together with `maxChangeMs` and one slow write it ends before the BFF stops waiting. */
const maxWaitMs = 6_000;
export const maxChangeMs = 2_000;
const retryAfterSeconds = 1;

export const stockBusy = (): ProblemError =>
  new ProblemError(
    'conflict',
    {
      en: 'Orders and colleagues are changing this stock right now. Nothing was changed; try again in a moment.',
      hi: 'अभी ऑर्डर और दूसरे लोग इस स्टॉक को बदल रहे हैं। कुछ बदला नहीं है। थोड़ी देर में फिर से कोशिश करें।',
    },
    { retryAfterSeconds },
  );

/**
 * Changes of one stock by staff follow each other within a process. At the same time each would
 * fail the version check of the others, many times over.
 */
export const createStockQueue = (): StockQueue => {
  const queues = createKeyedSemaphores<number | string>(stockBusy);
  return {
    run: (stockKey, task) =>
      queues.run(stockId(stockKey), { maxInFlight: 1, maxWaiting, maxWaitMs }, task),
  };
};
