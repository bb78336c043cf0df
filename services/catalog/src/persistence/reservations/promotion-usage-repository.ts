import type { Model, PipelineStage } from 'mongoose';
import type {
  PromotionUsage,
  PromotionUsageStore,
} from '../../application/ports/promotion-usage.ts';
import { activeStates } from '../../domain/reservations/active-orders.ts';
import type { ReservationDocument } from './reservation-model.ts';
import { storedStates } from './stored-states.ts';

const countedStates = activeStates
  .filter((state) => state !== 'reserving')
  .map((state) => storedStates[state]);

interface UsageGroup<Key> {
  readonly _id: Key;
  readonly uses: number;
  readonly costPaise: number;
}

const counted = (path: string, keys: readonly (number | string)[]): PipelineStage.Match => ({
  $match: { [path]: { $in: [...keys] }, state: { $in: countedStates } },
});

const sumBy = (key: string, cost: string): PipelineStage.Group => ({
  $group: { _id: `$${key}`, uses: { $sum: 1 }, costPaise: { $sum: `$${cost}` } },
});

const toUsage = <Key>(groups: readonly UsageGroup<Key>[]): ReadonlyMap<Key, PromotionUsage> =>
  new Map(groups.map(({ _id, uses, costPaise }) => [_id, { uses, costPaise }]));

/** Aggregates instead of finding: the local store cannot find by an index on a nested field. */
export const createPromotionUsageRepository = (
  model: Model<ReservationDocument>,
): PromotionUsageStore => ({
  sumOffers: async (offerIds) =>
    toUsage(
      await model.aggregate<UsageGroup<number>>([
        counted('offers.offerId', offerIds),
        { $unwind: '$offers' },
        { $match: { 'offers.offerId': { $in: [...offerIds] } } },
        sumBy('offers.offerId', 'offers.discountPaise'),
      ]),
    ),
  sumCoupons: async (codes) =>
    toUsage(
      await model.aggregate<UsageGroup<string>>([
        counted('coupon.code', codes),
        sumBy('coupon.code', 'coupon.amountPaise'),
      ]),
    ),
});
