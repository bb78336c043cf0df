import type { Claim } from '../../domain/claims.ts';

/** What a customer claims: the id of a hold, or of a slot that they wait for. */
export interface ClaimOf {
  readonly kind: 'holds' | 'waits';
  readonly userId: number;
  readonly thing: number;
}

export interface ClaimStore {
  /** One guarded write: false when the customer has `max` of them, or this one, already. */
  add(of: ClaimOf, by: { readonly at: Date; readonly max: number }): Promise<boolean>;
  read(
    of: Omit<ClaimOf, 'thing'>,
  ): Promise<{ readonly rev: number; readonly claims: readonly Claim[] }>;
  /** Keeps these only, unless another has written since. */
  keep(
    of: Omit<ClaimOf, 'thing'>,
    left: { readonly rev: number; readonly claims: readonly Claim[] },
  ): Promise<void>;
  drop(of: ClaimOf): Promise<void>;
}
