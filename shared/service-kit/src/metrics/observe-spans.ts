import { platformMetrics } from '@tokri/contracts/metrics';
import type { Logger } from '../logger/index.ts';
import type { OnSpans } from '../telemetry/index.ts';
import type { MetricRegistry } from './metric-registry.ts';

/** Counts spans by outcome. One log line says that they are lost, one that they are exported again. */
export const observeSpans = (
  metrics: MetricRegistry,
  logger: Pick<Logger, 'info' | 'warn'>,
): OnSpans => {
  const spans = metrics.counter(platformMetrics.spans);
  let areLost = false;
  return (outcome, count) => {
    spans.add({ outcome }, count);
    if ((outcome !== 'exported') === areLost) return;
    areLost = !areLost;
    if (areLost) logger.warn({ outcome }, 'spans are lost');
    else logger.info({}, 'spans are exported again');
  };
};
