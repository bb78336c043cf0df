import type { Logger } from '@tokri/service-kit/logger';
import type { GatewayErrorReport, GatewayErrorLog } from '../application/ports/gateway.ts';

/** About one minute of failures; see docs/runbook.md. */
export const attemptsUntilStuck = 5;
const maxStuckOrders = 1_000;

export interface GatewayErrorCounts {
  readonly faults: Readonly<Record<string, number>>;
  readonly stuck: number;
}

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
        logger.warn({ ...report }, 'a payment gateway task failed');
        return;
      }
      if (stuck.size < maxStuckOrders) stuck.add(report.orderId);
      logger.error({ ...report }, 'a payment gateway task fails repeatedly: staff must check it');
    },
    clear: (orderId) => {
      stuck.delete(orderId);
    },
    counts: () => ({ faults: Object.fromEntries(faults), stuck: stuck.size }),
  };
};
