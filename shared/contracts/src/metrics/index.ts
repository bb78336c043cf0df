export type { HistogramMetric, Metric } from './define-metric.ts';
export { broadcastGroups, operationalSigns } from './operational-signs.ts';
export { counterWindowMinutes, runbookAnchor } from './operational-sign.ts';
export type { OperationalSign } from './operational-sign.ts';
export { edgeMetrics, platformMetrics, shedStatus } from './platform-metrics.ts';
export { shopMetrics } from './shop-metrics.ts';
export { serviceLevels } from './service-levels.ts';
export type { ServiceLevel } from './service-levels.ts';
