export type MetricKind = 'counter' | 'gauge' | 'histogram';

/** Durations are in seconds and amounts in paise. A label never holds the id of a user or an order. */
export interface Metric<Kind extends MetricKind = MetricKind, Label extends string = string> {
  readonly kind: Kind;
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
}

export interface HistogramMetric<Label extends string = string> extends Metric<'histogram', Label> {
  readonly buckets: readonly number[];
}

const define =
  <Kind extends MetricKind>(kind: Kind) =>
  <const Labels extends readonly string[]>(
    name: string,
    help: string,
    labels: Labels,
  ): Metric<Kind, Labels[number]> => ({ kind, name: `tokri_${name}`, help, labels });

export const counter = define('counter');
export const gauge = define('gauge');

export const histogram = <const Labels extends readonly string[]>(
  name: string,
  help: string,
  { labels, buckets }: { readonly labels: Labels; readonly buckets: readonly number[] },
): HistogramMetric<Labels[number]> => ({ ...define('histogram')(name, help, labels), buckets });
