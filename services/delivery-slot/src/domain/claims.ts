/** One thing of which a customer may have a few only: noted before it is written, so that of calls side by side no more than allowed get through. */
export interface Claim {
  /** Id of the hold, or of the slot that is waited for. */
  readonly thing: number;
  readonly at: Date;
}

/** What is known of claimed things; of the others nobody knows yet whether they come to be. */
export interface Fates {
  readonly standing: ReadonlySet<number>;
  readonly gone: ReadonlySet<number>;
}

/** A claim of whose thing nothing is known counts this long: longer than any call works on it. */
export const claimLifeMs = 60_000;

/** What stands counts, what is gone does not, and what is still being written counts as well. */
export const stillCounts = ({ thing, at }: Claim, { standing, gone }: Fates, now: Date): boolean =>
  standing.has(thing) || (!gone.has(thing) && now.getTime() - at.getTime() < claimLifeMs);
