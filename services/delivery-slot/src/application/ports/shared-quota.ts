export interface QuotaSpend {
  readonly key: string;
  /** Time in which one unit of the quota comes back. */
  readonly intervalMs: number;
}

/** What all processes have admitted together. A hint that may be lost or unavailable. */
export interface SharedQuota {
  /**
   * Takes one unit of a minute's quota.
   * @returns the milliseconds until there is one, 0 if it was taken, null if nobody can tell
   */
  spend(spend: QuotaSpend): Promise<number | null>;
  refund(spend: QuotaSpend): Promise<void>;
}

export const noSharedQuota: SharedQuota = {
  spend: () => Promise.resolve(null),
  refund: () => Promise.resolve(),
};
