/** One thing of which a customer may have a few only: noted before it is written, so that of calls side by side no more than allowed get through. */
export interface QuotaEntry {
  /** Id of the hold, or of the slot that is waited for. */
  readonly resourceId: number;
  readonly at: Date;
}

/** What is known of claimed things; of the others nobody knows yet whether they come to be. */
export interface ResourceStatuses {
  readonly active: ReadonlySet<number>;
  readonly ended: ReadonlySet<number>;
}

/** A claim of whose thing nothing is known counts this long: longer than any call works on it. */
export const pendingWriteTtlMs = 60_000;

/** What stands counts, what is gone does not, and what is still being written counts as well. */
export const countsTowardsQuota = (
  { resourceId, at }: QuotaEntry,
  { active, ended }: ResourceStatuses,
  now: Date,
): boolean =>
  active.has(resourceId) ||
  (!ended.has(resourceId) && now.getTime() - at.getTime() < pendingWriteTtlMs);
