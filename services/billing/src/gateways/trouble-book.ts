import type { Logger } from '@tokri/service-kit/logger';
import type { GatewayTrouble, TroubleBook } from '../application/ports/gateway.ts';

/** After so many tries in a row (about a minute) it is no passing fault any more, and staff must look (docs/runbook.md). */
export const triesUntilStuck = 5;
/** Orders that are remembered as stuck, at most; with more the number is a sign all the same. */
const stuckMax = 1_000;

export interface TroubleCounts {
  /** Since this process started, by task and kind: `{ 'capture silent': 3 }`. */
  readonly faults: Readonly<Record<string, number>>;
  /** Orders whose money waits for the gateway after `triesUntilStuck` tries or more. */
  readonly stuck: number;
}

/** Writes trouble with providers to the log and counts it. */
export const createTroubleBook = (
  logger: Pick<Logger, 'warn' | 'error'>,
): TroubleBook & { counts(): TroubleCounts } => {
  const faults = new Map<string, number>();
  const stuck = new Set<number>();
  return {
    note: (trouble: GatewayTrouble) => {
      const name = `${trouble.task} ${trouble.kind}`;
      faults.set(name, (faults.get(name) ?? 0) + 1);
      if (trouble.tries < triesUntilStuck) {
        logger.warn({ ...trouble }, 'the payment gateway did not do it');
        return;
      }
      if (stuck.size < stuckMax) stuck.add(trouble.orderId);
      logger.error(
        { ...trouble },
        'the payment gateway does not do it again and again: staff must look',
      );
    },
    over: (orderId) => {
      stuck.delete(orderId);
    },
    counts: () => ({ faults: Object.fromEntries(faults), stuck: stuck.size }),
  };
};
