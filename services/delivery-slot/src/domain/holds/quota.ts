export interface QuotaEntry {
  readonly resourceId: number;
  readonly at: Date;
}

export interface ResourceStatuses {
  readonly active: ReadonlySet<number>;
  readonly ended: ReadonlySet<number>;
}

/** An entry whose resource is unknown counts this long: longer than any request runs. */
export const pendingWriteTtlMs = 60_000;

export const countsTowardsQuota = (
  { resourceId, at }: QuotaEntry,
  { active, ended }: ResourceStatuses,
  now: Date,
): boolean =>
  active.has(resourceId) ||
  (!ended.has(resourceId) && now.getTime() - at.getTime() < pendingWriteTtlMs);
