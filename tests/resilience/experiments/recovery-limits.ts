/** Times count from the last kill. */
export interface Recovery {
  readonly settledMs: number;
  readonly codeArrivedMs: number;
}

export const formatSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** A time that was not measured exceeds every limit. */
export const findLateRecoveries = (
  { settledMs, codeArrivedMs }: Recovery,
  limitMs: number,
): readonly string[] =>
  [
    { name: 'the last order settled', ms: settledMs },
    { name: 'the last sign-in code arrived', ms: codeArrivedMs },
  ].flatMap(({ name, ms }) =>
    ms <= limitMs
      ? []
      : [`${name} after ${formatSeconds(ms)} instead of within ${formatSeconds(limitMs)}`],
  );
