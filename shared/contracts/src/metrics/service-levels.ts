import { platformMetrics, shedStatus } from './platform-metrics.ts';
import { shopMetrics } from './shop-metrics.ts';
import type { HistogramMetric } from './define-metric.ts';

/** An objective over 28 days: the share of `metric` that is good, and what good means. */
export interface ServiceLevel {
  readonly id: string;
  readonly objective: number;
  readonly metric: HistogramMetric;
  /** A bucket of the metric. */
  readonly thresholdSeconds: number;
  readonly deployable?: string;
  readonly operations?: readonly string[];
  /** Values of labels that are neither good nor bad. */
  readonly ignored?: Readonly<Record<string, readonly string[]>>;
  /** Values of labels that are bad however fast the response was. */
  readonly bad?: Readonly<Record<string, readonly string[]>>;
}

const serverErrors = '5xx';
const unsuccessful = { status: [serverErrors, shedStatus] };

/** docs/monitoring.md lists them; the alerts are generated from this table. */
export const serviceLevels: readonly ServiceLevel[] = [
  {
    id: 'place-order',
    objective: 0.995,
    metric: platformMetrics.requestDuration,
    thresholdSeconds: 1.5,
    deployable: 'bff',
    operations: ['place-order', 'place-order-without-payment'],
    bad: unsuccessful,
  },
  {
    id: 'hold-slot',
    objective: 0.99,
    metric: platformMetrics.requestDuration,
    thresholdSeconds: 0.3,
    deployable: 'bff',
    operations: ['hold-slot'],
    ignored: { status: [shedStatus] },
    bad: { status: [serverErrors] },
  },
  {
    id: 'browse',
    objective: 0.999,
    metric: platformMetrics.requestDuration,
    thresholdSeconds: 0.25,
    deployable: 'bff',
    operations: [
      'filter-items',
      'suggest-items',
      'list-items-on-sale',
      'list-items-for-place',
      'list-slots-of-pincode',
    ],
    bad: unsuccessful,
  },
  {
    id: 'settle-order',
    objective: 0.999,
    metric: shopMetrics.orderSettleTime,
    thresholdSeconds: 60,
  },
  {
    id: 'event-delay',
    objective: 0.99,
    metric: platformMetrics.eventDelay,
    thresholdSeconds: 2,
  },
  {
    id: 'hand-over-code',
    objective: 0.98,
    metric: shopMetrics.codeHandover,
    thresholdSeconds: 10,
    bad: { outcome: ['failed'] },
  },
];
