import { percentile } from '../support/percentile.ts';

export interface Figure {
  readonly what: string;
  readonly value: string;
}

/** Measures something of the running product, or starts its own, and tells figures. */
export type Benchmark = (args: readonly string[]) => Promise<readonly Figure[]>;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
export const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

export const spread = (what: string, values: readonly number[]): readonly Figure[] =>
  [0.5, 0.95, 0.99].map((share) => ({
    what: `${what}, p${share * 100} of ${values.length}`,
    value: milliseconds(percentile(values, share)),
  }));
