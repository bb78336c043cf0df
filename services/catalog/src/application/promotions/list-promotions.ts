import { shopDate } from '@tokri/contracts/dates';
import type { PromotionState } from '@tokri/contracts/pricing';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  selectPromotions,
  stateOfPromotion,
  type ListedPromotion,
} from '../../domain/promotions/promotion-switch.ts';
import type { CouponStore, StoredCoupon } from '../ports/coupons.ts';
import type { OfferStore, StoredOffer } from '../ports/offers.ts';
import { unused, type PromotionUsage, type PromotionUsageStore } from '../ports/promotion-usage.ts';

export interface PromotionFilter {
  readonly search: string;
  readonly state: PromotionState | undefined;
}

export interface StaffOfferRow extends StoredOffer, ListedPromotion {
  readonly usage: PromotionUsage;
}

export interface StaffCouponRow extends StoredCoupon, ListedPromotion {
  readonly usage: PromotionUsage;
}

interface Deps {
  readonly promotionUsage: PromotionUsageStore;
  readonly clock: Clock;
}

type OfferDeps = Deps & { readonly offers: OfferStore };
type CouponDeps = Deps & { readonly coupons: CouponStore };

const toOfferEntry = (stored: StoredOffer, today: string) => ({
  ...stored,
  id: stored.offer.rule.offerId,
  state: stateOfPromotion(stored.offer, today),
  texts: [stored.offer.rule.name, stored.offer.rule.hindiName],
});

const withOfferUsage = async (
  { promotionUsage }: Deps,
  entries: readonly ReturnType<typeof toOfferEntry>[],
): Promise<readonly StaffOfferRow[]> => {
  const usage = await promotionUsage.sumOffers(entries.map(({ id }) => id));
  return entries.map((entry) => ({ ...entry, usage: usage.get(entry.id) ?? unused }));
};

/** Reads the store: the offers in memory may be a second behind what another process saved. */
export const listStaffOffers = async (
  deps: OfferDeps,
  filter: PromotionFilter,
  pagination: Pagination,
): Promise<{ readonly rows: readonly StaffOfferRow[]; readonly total: number }> => {
  const today = shopDate(deps.clock());
  const found = selectPromotions(
    (await deps.offers.all()).map((stored) => toOfferEntry(stored, today)),
    filter,
  );
  return { rows: await withOfferUsage(deps, paginate(found, pagination)), total: found.length };
};

export const findStaffOffer = async (deps: OfferDeps, offerId: number): Promise<StaffOfferRow> => {
  const stored = await deps.offers.findById(offerId);
  if (!stored) throw new ProblemError('not-found');
  const [row] = await withOfferUsage(deps, [toOfferEntry(stored, shopDate(deps.clock()))]);
  if (!row) throw new ProblemError('not-found');
  return row;
};

const toCouponEntry = (stored: StoredCoupon, today: string) => ({
  ...stored,
  id: stored.terms.couponId,
  state: stateOfPromotion({ ...stored.terms, stoppedOn: stored.stoppedOn }, today),
  texts: [stored.terms.coupon.code, stored.terms.name, stored.terms.hindiName],
});

const withCouponUsage = async (
  { promotionUsage }: Deps,
  entries: readonly ReturnType<typeof toCouponEntry>[],
): Promise<readonly StaffCouponRow[]> => {
  const usage = await promotionUsage.sumCoupons(entries.map(({ terms }) => terms.coupon.code));
  return entries.map((entry) => ({
    ...entry,
    usage: usage.get(entry.terms.coupon.code) ?? unused,
  }));
};

export const listStaffCoupons = async (
  deps: CouponDeps,
  filter: PromotionFilter,
  pagination: Pagination,
): Promise<{ readonly rows: readonly StaffCouponRow[]; readonly total: number }> => {
  const today = shopDate(deps.clock());
  const found = selectPromotions(
    (await deps.coupons.all()).map((stored) => toCouponEntry(stored, today)),
    filter,
  );
  return { rows: await withCouponUsage(deps, paginate(found, pagination)), total: found.length };
};

export const findStaffCoupon = async (deps: CouponDeps, code: string): Promise<StaffCouponRow> => {
  const stored = await deps.coupons.findByCode(code);
  if (!stored) throw new ProblemError('not-found');
  const [row] = await withCouponUsage(deps, [toCouponEntry(stored, shopDate(deps.clock()))]);
  if (!row) throw new ProblemError('not-found');
  return row;
};
