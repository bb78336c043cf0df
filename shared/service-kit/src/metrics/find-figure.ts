import type { Metric } from '@tokri/contracts/metrics';
import type { Labels, NamedSample } from './metric-registry.ts';

/** The first sample of a metric with these labels; undefined while the figure is unknown. */
export const findFigure = (
  figures: readonly NamedSample[],
  { name }: Pick<Metric, 'name'>,
  labels: Labels<string> = {},
): number | undefined =>
  figures.find(
    (figure) =>
      figure.name === name &&
      Object.entries(labels).every(([label, value]) => figure.labels[label] === value),
  )?.value;
