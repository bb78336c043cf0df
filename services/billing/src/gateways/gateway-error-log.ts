import type { Logger } from '@tokri/service-kit/logger';
import type { GatewayErrorReport, GatewayErrorLog } from '../application/ports/gateway.ts';

/** After so many tries in a row (about a minute) it is no passing fault any more, and staff must look (docs/runbook.md). */
export const attemptsUntilStuck = 5;
/** Orders that are remembered as stuck, at most; with more the number is a sign all the same. */
const maxStuckOrders = 1_000;

export interface GatewayErrorCounts {
  /** Since this process started, by task and kind: `{ 'capture silent': 3 }`. */
  readonly faults: Readonly<Record<string, number>>;
  /** Orders whose money waits for the gateway after `triesUntilStuck` tries or more. */
  readonly stuck: number;
}

/** Writes trouble with providers to the log and counts it. */
export const createGatewayErrorLog = (
  logger: Pick<Logger, 'warn' | 'error'>,
): GatewayErrorLog & { counts(): GatewayErrorCounts } => {
  const faults = new Map<string, number>();
  const stuck = new Set<number>();
  return {
    record: (report: GatewayErrorReport) => {
      const name = `${report.task} ${report.kind}`;
      faults.set(name, (faults.get(name) ?? 0) + 1);
      if (report.attempts < attemptsUntilStuck) {
        logger.warn({ ...report }, 'the payment gateway did not do it');
        return;
      }
      if (stuck.size < maxStuckOrders) stuck.add(report.orderId);
      logger.error(
        { ...report },
        'the payment gateway does not do it again and again: staff must look',
      );
    },
    clear: (orderId) => {
      stuck.delete(orderId);
    },
    counts: () => ({ faults: Object.fromEntries(faults), stuck: stuck.size }),
  };
};
