import { percentile } from '../support/percentile.ts';

export interface Figure {
  readonly label: string;
  readonly value: string;
}

export type Benchmark = (args: readonly string[]) => Promise<readonly Figure[]>;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
export const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

export const percentileFigures = (label: string, values: readonly number[]): readonly Figure[] =>
  [0.5, 0.95, 0.99].map((fraction) => ({
    label: `${label}, p${fraction * 100} of ${values.length}`,
    value: milliseconds(percentile(values, fraction)),
  }));

/** One line: p50, p95 and the slowest. */
export const latencyFigure = (label: string, durationsMs: readonly number[]): Figure => ({
  label,
  value: [
    ...[0.5, 0.95].map(
      (fraction) => `p${fraction * 100} ${milliseconds(percentile(durationsMs, fraction))}`,
    ),
    `slowest of ${durationsMs.length} ${milliseconds(Math.max(...durationsMs))}`,
  ].join(', '),
});
