import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { conflict, updateAggregate, type Clock } from '@tokri/service-kit/use-case';
import { changeHindi } from '../../domain/hindi/change-hindi.ts';
import { toCouponTerms, remainingUses } from '../../domain/coupons/coupon.ts';
import type { CouponInput } from '../../domain/coupons/coupon.ts';
import {
  stoppedOnAfterSave,
  switchPromotion,
  type PromotionSwitch,
} from '../../domain/promotions/promotion-switch.ts';
import type { SaveResult } from '../save-result.ts';
import type { NextId } from '../ports/next-id.ts';
import type { CouponStore, StoredCoupon } from '../ports/coupons.ts';

export interface EditedVersion {
  /** 0 creates only, another id changes only the coupon that has it; without it both may happen. */
  readonly couponId?: number | undefined;
  /** The version of the terms that was edited; without it whoever saves last wins. */
  readonly termsRev?: number | undefined;
}

const findVersionError = (
  stored: StoredCoupon | null,
  { couponId, termsRev }: EditedVersion,
): 'coupon-code-taken' | 'coupon-changed' | null => {
  if (stored === null) {
    if (couponId) throw new ProblemError('not-found');
    return null;
  }
  if (couponId !== undefined && couponId !== stored.terms.couponId) return 'coupon-code-taken';
  return termsRev !== undefined && termsRev !== stored.termsRev ? 'coupon-changed' : null;
};

export const saveCoupon = async (
  {
    coupons,
    allocateId,
  }: { readonly coupons: CouponStore; readonly allocateId: (next: NextId) => Promise<number> },
  input: CouponInput,
  edited: EditedVersion = {},
): Promise<SaveResult> => {
  const terms = toCouponTerms(input, 1);
  if (!terms.ok) return terms;
  const isNew = edited.couponId === 0 || (await coupons.findByCode(input.code)) === null;
  const newId = isNew ? await allocateId(coupons.nextId) : 0;
  return updateAggregate({
    load: () => coupons.findByCode(input.code),
    decide: (stored) => {
      // A retry finds what the first attempt created under the same id.
      if (edited.couponId === 0 && stored?.terms.couponId === newId) return ok(newId);
      const errorCode = findVersionError(stored, edited);
      if (errorCode) return err(errorCode);
      const couponId = stored?.terms.couponId ?? newId;
      const before = stored && { usesMax: stored.terms.usesMax, usesLeft: stored.usesLeft };
      const hindiName = changeHindi(
        stored && { english: stored.terms.name, hindi: stored.terms.hindiName },
        { english: input.name, hindi: input.hindiName },
      );
      return {
        terms: { ...terms.value, couponId, ...(hindiName === '' ? {} : { hindiName }) },
        usesLeft: remainingUses(before, terms.value.usesMax),
        stoppedOn: stoppedOnAfterSave(stored, input.isOn),
      };
    },
    save: async (stored, changed): Promise<SaveResult | typeof conflict> => {
      if ('ok' in changed) return changed;
      return (await coupons.save(stored, changed)) ? ok(changed.terms.couponId) : conflict;
    },
  });
};

export const switchCoupon = (
  { coupons, clock }: { readonly coupons: CouponStore; readonly clock: Clock },
  { code, to }: { readonly code: string; readonly to: PromotionSwitch },
): Promise<SaveResult> =>
  updateAggregate({
    load: () => coupons.findByCode(code),
    decide: (stored) => stored && switchPromotion(to, shopDate(clock())),
    save: async (stored, change): Promise<SaveResult | typeof conflict> => {
      if (!stored || !change) throw new ProblemError('not-found');
      const { isOn, stoppedOn } = change;
      const changed = { terms: { ...stored.terms, isOn }, usesLeft: stored.usesLeft, stoppedOn };
      return (await coupons.save(stored, changed)) ? ok(stored.terms.couponId) : conflict;
    },
  });
