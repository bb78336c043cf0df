import type { QuotaEntry } from '../../domain/holds/quota.ts';

/** What a customer claims: the id of a hold, or of a slot that they wait for. */
export interface QuotaKey {
  readonly kind: 'holds' | 'waits';
  readonly userId: number;
  readonly resourceId: number;
}

export interface QuotaStore {
  /** One guarded write: false when the customer has `max` of them, or this one, already. */
  add(key: QuotaKey, by: { readonly at: Date; readonly max: number }): Promise<boolean>;
  find(
    key: Omit<QuotaKey, 'resourceId'>,
  ): Promise<{ readonly rev: number; readonly entries: readonly QuotaEntry[] }>;
  /** Keeps these only, unless another has written since. */
  replace(
    key: Omit<QuotaKey, 'resourceId'>,
    update: { readonly rev: number; readonly entries: readonly QuotaEntry[] },
  ): Promise<void>;
  remove(key: QuotaKey): Promise<void>;
}
