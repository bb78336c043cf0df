import type { LimitLift } from '../../domain/limits/limit-lift.ts';
import type { QuotaEntry } from '../../domain/limits/quota-entries.ts';

export type QuotaOwner =
  | { readonly kind: 'customer'; readonly userId: number }
  /** All accounts whose proven mail addresses reach one mailbox. */
  | { readonly kind: 'mailbox'; readonly mailboxKey: string }
  | { readonly kind: 'address'; readonly foldedAddress: string }
  /** The number on the delivery address. */
  | { readonly kind: 'mobile'; readonly mobile: string };

export interface StoredQuota {
  readonly rev: number;
  /** Null before the first order and since a lift: open orders have to be counted. */
  readonly entries: readonly QuotaEntry[] | null;
  readonly lift: LimitLift | null;
}

export interface UnpaidQuotas {
  find(owner: QuotaOwner): Promise<StoredQuota | null>;
  /** Cached by this process. Another process may have changed the quota since. */
  findLastWritten(owner: QuotaOwner): Promise<StoredQuota | null>;
  /** Returns false when another request wrote since `stored` was read. */
  save(
    owner: QuotaOwner,
    stored: StoredQuota | null,
    entries: readonly QuotaEntry[],
  ): Promise<boolean>;
  /** Also forgets the entries. Returns false when another request wrote since `stored` was read. */
  saveLift(userId: number, stored: StoredQuota | null, lift: LimitLift): Promise<boolean>;
  /** What staff typed about the customer, who deleted the account. Repeating it changes nothing. */
  eraseCustomer(userId: number): Promise<void>;
}
