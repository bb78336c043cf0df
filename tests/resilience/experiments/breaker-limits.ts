export interface BreakerTimes {
  /** From the start of the partition; NaN or infinite if the breaker never opened. */
  readonly openedAfterMs: number;
  /** From the end of the partition. */
  readonly closedAfterMs: number;
}

const maxOpenMs = 3_000;
const maxCloseMs = 15_000;

export const findSlowBreaker = ({
  openedAfterMs,
  closedAfterMs,
}: BreakerTimes): readonly string[] =>
  [
    openedAfterMs <= maxOpenMs ? [] : [`the breaker opened later than ${maxOpenMs / 1_000} s`],
    closedAfterMs <= maxCloseMs ? [] : [`the breaker closed later than ${maxCloseMs / 1_000} s`],
  ].flat();
