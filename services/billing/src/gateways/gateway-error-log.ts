import { shopMetrics } from '@tokri/contracts/metrics';
import type { Logger } from '@tokri/service-kit/logger';
import type { MetricRegistry } from '@tokri/service-kit/metrics';
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
  metrics: MetricRegistry,
): GatewayErrorLog & { counts(): Promise<GatewayErrorCounts> } => {
  const faults = metrics.counter(shopMetrics.gatewayErrors);
  const stuck = new Set<number>();
  metrics.gauge(shopMetrics.gatewayStuckOrders, () => [{ labels: {}, value: stuck.size }]);
  return {
    record: (report: GatewayErrorReport) => {
      faults.add({ task: report.task, kind: report.kind });
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
    counts: async () => ({
      faults: Object.fromEntries(
        (await faults.read()).map(({ labels: { task, kind }, value }) => [
          `${task} ${kind}`,
          value,
        ]),
      ),
      stuck: stuck.size,
    }),
  };
};
