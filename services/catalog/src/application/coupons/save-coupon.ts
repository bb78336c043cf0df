import { ok } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { changeHindi } from '../../domain/hindi/change-hindi.ts';
import { toCouponTerms, remainingUses } from '../../domain/coupons/coupon.ts';
import type { CouponInput } from '../../domain/coupons/coupon.ts';
import type { SaveResult } from '../save-result.ts';
import type { NextId } from '../ports/next-id.ts';
import type { CouponStore } from '../ports/coupons.ts';

export const saveCoupon = async (
  {
    coupons,
    allocateId,
  }: { readonly coupons: CouponStore; readonly allocateId: (next: NextId) => Promise<number> },
  input: CouponInput,
): Promise<SaveResult> => {
  const terms = toCouponTerms(input, 1);
  if (!terms.ok) return terms;
  const newId =
    (await coupons.findByCode(input.code)) === null ? await allocateId(coupons.nextId) : 0;
  return updateAggregate({
    load: () => coupons.findByCode(input.code),
    decide: (stored) => {
      const couponId = stored?.terms.couponId ?? newId;
      const before = stored && { usesMax: stored.terms.usesMax, usesLeft: stored.usesLeft };
      const hindiName = changeHindi(
        stored && { english: stored.terms.name, hindi: stored.terms.hindiName },
        { english: input.name, hindi: input.hindiName },
      );
      return {
        terms: { ...terms.value, couponId, ...(hindiName === '' ? {} : { hindiName }) },
        usesLeft: remainingUses(before, terms.value.usesMax),
      };
    },
    save: async (stored, changed): Promise<SaveResult | typeof conflict> =>
      (await coupons.save(stored, changed)) ? ok(changed.terms.couponId) : conflict,
  });
};
