import type { CouponTerms } from '@tokri/contracts/pricing';
import type { NextId } from './next-id.ts';
import type { Hold, HoldStore } from './holds.ts';

export interface StoredCoupon {
  readonly terms: CouponTerms;
  readonly usesLeft: number;
  readonly rev: number;
}

export interface CounterHold extends Hold {
  readonly resourceId: string;
}

export interface CouponStore extends HoldStore<CounterHold> {
  findByCode(code: string): Promise<StoredCoupon | null>;
  nextId: NextId;
  save(
    stored: StoredCoupon | null,
    changed: { readonly terms: CouponTerms; readonly usesLeft: number },
  ): Promise<boolean>;
  ensureCounter(counterId: string): Promise<void>;
}
