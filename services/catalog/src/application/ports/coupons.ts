import type { CouponTerms } from '@tokri/contracts/pricing';
import type { NextId } from './next-id.ts';
import type { ReservedQuantity, ReservedQuantityStore } from './reserved-quantities.ts';

export interface StoredCoupon {
  readonly terms: CouponTerms;
  readonly usesLeft: number;
  /** Rises with every write, also with every use. */
  readonly rev: number;
  /** Rises when staff save. */
  readonly termsRev: number;
  readonly stoppedOn: string;
}

export type CouponChange = Pick<StoredCoupon, 'terms' | 'usesLeft' | 'stoppedOn'>;

export interface ReservedCouponUse extends ReservedQuantity {
  readonly resourceId: string;
}

export interface CouponStore extends ReservedQuantityStore<ReservedCouponUse> {
  findByCode(code: string): Promise<StoredCoupon | null>;
  nextId: NextId;
  all(): Promise<readonly StoredCoupon[]>;
  save(stored: StoredCoupon | null, changed: CouponChange): Promise<boolean>;
  ensureCounter(counterId: string): Promise<void>;
}
