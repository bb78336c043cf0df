import type { CouponTerms } from '@tokri/contracts/pricing';
import type { NextId } from './next-id.ts';
import type { ReservedQuantity, ReservedQuantityStore } from './reserved-quantities.ts';

export interface StoredCoupon {
  readonly terms: CouponTerms;
  readonly usesLeft: number;
  readonly rev: number;
}

export interface ReservedCouponUse extends ReservedQuantity {
  readonly resourceId: string;
}

export interface CouponStore extends ReservedQuantityStore<ReservedCouponUse> {
  findByCode(code: string): Promise<StoredCoupon | null>;
  nextId: NextId;
  save(
    stored: StoredCoupon | null,
    changed: { readonly terms: CouponTerms; readonly usesLeft: number },
  ): Promise<boolean>;
  ensureCounter(counterId: string): Promise<void>;
}
