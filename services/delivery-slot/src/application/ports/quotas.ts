import type { QuotaEntry } from '../../domain/holds/quota.ts';

export interface QuotaKey {
  readonly kind: 'holds' | 'waits';
  readonly userId: number;
  readonly resourceId: number;
}

export interface QuotaStore {
  add(key: QuotaKey, entry: { readonly at: Date; readonly max: number }): Promise<boolean>;
  find(
    key: Omit<QuotaKey, 'resourceId'>,
  ): Promise<{ readonly rev: number; readonly entries: readonly QuotaEntry[] }>;
  replace(
    key: Omit<QuotaKey, 'resourceId'>,
    update: { readonly rev: number; readonly entries: readonly QuotaEntry[] },
  ): Promise<void>;
  remove(key: QuotaKey): Promise<void>;
}
