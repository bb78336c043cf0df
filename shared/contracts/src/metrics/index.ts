export type { HistogramMetric, Metric } from './define-metric.ts';
export { operationalSigns } from './operational-signs.ts';
export type { OperationalSign } from './operational-sign.ts';
export { edgeMetrics, platformMetrics } from './platform-metrics.ts';
export { shopMetrics } from './shop-metrics.ts';
export { serviceLevels } from './service-levels.ts';
export type { ServiceLevel } from './service-levels.ts';
