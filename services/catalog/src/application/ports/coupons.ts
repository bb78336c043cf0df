import type { CouponTerms } from '@tokri/contracts/price';
import type { NextId } from './clock-and-ids.ts';
import type { HoldLine, HoldStore } from './holds.ts';

export interface StoredCoupon {
  readonly terms: CouponTerms;
  /** Of all people: how many may, less those that do. Below 0 where more do than may; where any number may, only what was used under a limit counts against it. */
  readonly usesLeft: number;
  readonly rev: number;
}

/** One of a counter's uses, which `unitId` names. */
export interface CounterLine extends HoldLine {
  readonly unitId: string;
}

/** Coupons, and the counters of their uses. */
export interface CouponStore extends HoldStore<CounterLine> {
  byCode(code: string): Promise<StoredCoupon | null>;
  nextId: NextId;
  /** False when somebody else was faster. */
  save(
    stored: StoredCoupon | null,
    changed: { readonly terms: CouponTerms; readonly usesLeft: number },
  ): Promise<boolean>;
  /** Makes the counter of a person when it is the first time. */
  open(counterId: string): Promise<void>;
}
