import type { HistogramMetric, Metric } from '@tokri/contracts/metrics';
import * as prometheus from 'prom-client';
import type { Logger } from '../logger/index.ts';

export type Labels<Label extends string> = Readonly<Record<Label, string>>;

export interface Sample<Label extends string = string> {
  readonly labels: Labels<Label>;
  readonly value: number;
}

export interface NamedSample extends Sample {
  readonly name: string;
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
  /** Counters and gauges. */
  samples(): Promise<readonly NamedSample[]>;
  /** All figures in the text format of Prometheus. */
  expose(): Promise<string>;
}

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

export const createMetricRegistry = (
  deployable: string,
  logger: Pick<Logger, 'warn'>,
): MetricRegistry => {
  const registry = new prometheus.Registry();
  registry.setDefaultLabels({ deployable });
  const registers = [registry];

  return {
    counter: (metric) => {
      const counter =
        (registry.getSingleMetric(metric.name) as prometheus.Counter | undefined) ??
        new prometheus.Counter({ ...settings(metric), registers });
      return {
        add: (labels, amount = 1) => {
          counter.inc(labels, amount);
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
    samples: async () =>
      (await registry.getMetricsAsJSON())
        .filter(({ type }) => String(type) !== 'histogram')
        .flatMap(({ name, values }) =>
          values.map(({ labels, value }) => ({ name, labels: labels as Labels<string>, value })),
        ),
    expose: () => registry.metrics(),
  };
};
