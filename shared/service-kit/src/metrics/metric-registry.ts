import type { HistogramMetric, Metric } from '@tokri/contracts/metrics';
import * as prometheus from 'prom-client';
import type { Logger } from '../logger/index.ts';
import { createRecentIncreases, type RecentIncreases } from './recent-increases.ts';

export type Labels<Label extends string> = Readonly<Record<Label, string>>;

export interface Sample<Label extends string = string> {
  readonly labels: Labels<Label>;
  readonly value: number;
}

export interface NamedSample extends Sample {
  readonly name: string;
  /** Of a counter: how much of its value is of the last 15 minutes, as alerts count. */
  readonly increase?: number;
}

export interface Counter<Label extends string> {
  add(labels: Labels<Label>, amount?: number): void;
  read(): Promise<readonly Sample<Label>[]>;
}

export interface Histogram<Label extends string> {
  observe(labels: Labels<Label>, value: number): void;
}

export type ReadGauge<Label extends string> = () =>
  readonly Sample<Label>[] | Promise<readonly Sample<Label>[]>;

/** The figures of one process. */
export interface MetricRegistry {
  counter<Label extends string>(metric: Metric<'counter', Label>): Counter<Label>;
  histogram<Label extends string>(metric: HistogramMetric<Label>): Histogram<Label>;
  /**
   * `read` runs whenever the figures are asked for. When it fails the gauge has no samples: an
   * unknown figure must not look like zero.
   */
  gauge<Label extends string>(metric: Metric<'gauge', Label>, read: ReadGauge<Label>): void;
  /** Counters and gauges of this product. */
  samples(): Promise<readonly NamedSample[]>;
  /** Adds what Node reports of itself to `expose`: CPU, memory, heap, garbage collection. */
  collectRuntimeMetrics(): void;
  /** All figures in the text format of Prometheus. */
  expose(): Promise<string>;
}

const gcBucketsSeconds = [0.001, 0.01, 0.1, 1] as const;
/** Rare samples are cheap; `tokri_event_loop_delay_seconds` is the exact figure. */
const eventLoopSampleMs = 1_000;

const settings = ({ name, help, labels }: Metric) => ({ name, help, labelNames: [...labels] });

const registerGauge = <Label extends string>(
  registry: prometheus.Registry,
  metric: Metric<'gauge', Label>,
  { read, logger }: { readonly read: ReadGauge<Label>; readonly logger: Pick<Logger, 'warn'> },
): void => {
  const gauge: prometheus.Gauge = new prometheus.Gauge({
    ...settings(metric),
    registers: [registry],
    collect: async () => {
      gauge.reset();
      // A gauge without labels starts with zero.
      if (metric.labels.length === 0) gauge.remove();
      try {
        for (const { labels, value } of await read()) gauge.set(labels, value);
      } catch (error) {
        logger.warn({ metric: metric.name, error }, 'a figure could not be read');
      }
    },
  });
};

const listSamples = async (
  registry: prometheus.Registry,
  increases: RecentIncreases,
): Promise<readonly NamedSample[]> =>
  (await registry.getMetricsAsJSON())
    .filter(({ name, type }) => name.startsWith('tokri_') && String(type) !== 'histogram')
    .flatMap(({ name, type, values }) =>
      values.map((sample) => {
        const { value } = sample;
        const labels = sample.labels as Labels<string>;
        return String(type) === 'counter'
          ? { name, labels, value, increase: increases.sum(name, labels) }
          : { name, labels, value };
      }),
    );

export const createMetricRegistry = (
  deployable: string,
  logger: Pick<Logger, 'warn'>,
): MetricRegistry => {
  const registry = new prometheus.Registry();
  registry.setDefaultLabels({ deployable });
  const registers = [registry];
  const increases = createRecentIncreases();

  return {
    counter: (metric) => {
      const counter =
        (registry.getSingleMetric(metric.name) as prometheus.Counter | undefined) ??
        new prometheus.Counter({ ...settings(metric), registers });
      return {
        add: (labels, amount = 1) => {
          counter.inc(labels, amount);
          increases.add(metric.name, labels, amount);
        },
        read: async () => (await counter.get()).values as never,
      };
    },
    histogram: (metric) => {
      const histogram =
        (registry.getSingleMetric(metric.name) as prometheus.Histogram | undefined) ??
        new prometheus.Histogram({ ...settings(metric), registers, buckets: [...metric.buckets] });
      return {
        observe: (labels, value) => {
          histogram.observe(labels, value);
        },
      };
    },
    gauge: (metric, read) => {
      registerGauge(registry, metric, { read, logger });
    },
    samples: () => listSamples(registry, increases),
    collectRuntimeMetrics: () => {
      prometheus.collectDefaultMetrics({
        register: registry,
        gcDurationBuckets: [...gcBucketsSeconds],
        eventLoopMonitoringPrecision: eventLoopSampleMs,
      });
    },
    expose: () => registry.metrics(),
  };
};
