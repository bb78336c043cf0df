import {
  aggregateSchema,
  trustedFilter,
  createIdAllocator,
  insertAggregate,
  snapshotFields,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { SnapshotDocument } from '@tokri/service-kit/mongo';
import type { CouponTerms } from '@tokri/contracts/pricing';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { CounterHold, CouponStore, StoredCoupon } from '../../application/ports/coupons.ts';
import type { HoldStore } from '../../application/ports/holds.ts';
import { couponCodeFromCounterId } from '../../domain/coupons/coupon.ts';
import { createHoldStore } from '../stock/hold-store.ts';
import type { HoldDocument } from '../stock/hold-store.ts';

/** `free` is the number of remaining uses by all customers. It may be negative. */
export interface CouponDocument extends SnapshotDocument, HoldDocument {
  readonly _id: string;
  readonly terms: CouponTerms;
}

export interface CouponUsageDocument extends HoldDocument {
  readonly _id: string;
  readonly rev: number;
}

const holdFields = {
  _id: String,
  free: { type: Number, required: true },
  holds: { type: Schema.Types.Mixed, default: () => ({}) },
};

const couponSchema = aggregateSchema<CouponDocument>(
  { ...holdFields, terms: { type: Schema.Types.Mixed, required: true }, ...snapshotFields },
  { collection: 'coupons' },
);
const couponUsageSchema = aggregateSchema<CouponUsageDocument>(
  { ...holdFields, rev: { type: Number, default: 0 } },
  { collection: 'couponUses' },
);

export const couponModel = (connection: Connection): Model<CouponDocument> =>
  connection.model<CouponDocument>('Coupon', couponSchema);
export const couponUsageModel = (connection: Connection): Model<CouponUsageDocument> =>
  connection.model<CouponUsageDocument>('CouponUse', couponUsageSchema);

const toStored = ({ terms, free, rev }: CouponDocument): StoredCoupon => ({
  terms,
  usesLeft: free,
  rev,
});

const createSave =
  (coupons: Model<CouponDocument>): CouponStore['save'] =>
  async (stored, { terms, usesLeft }) => {
    if (stored === null)
      return (
        (await insertAggregate(
          coupons,
          { _id: terms.coupon.code, terms, free: usesLeft, holds: {} },
          { needsPublishing: true },
        )) === 'inserted'
      );
    return (
      (await conditionalUpdate(coupons, {
        id: terms.coupon.code,
        rev: stored.rev,
        set: { terms, free: usesLeft },
        needsPublishing: true,
      })) !== null
    );
  };

export const createCouponRepository = (
  connection: Connection,
  {
    coupons,
    couponUses,
  }: { readonly coupons: Model<CouponDocument>; readonly couponUses: Model<CouponUsageDocument> },
): CouponStore => {
  const totalUses = createHoldStore(coupons, { isPublished: true });
  const usesPerPerson = createHoldStore(couponUses, { isPublished: false });
  const route = <Result>(
    line: CounterHold,
    updateHold: (store: HoldStore, line: CounterHold) => Promise<Result>,
  ): Promise<Result> => {
    const code = couponCodeFromCounterId(line.resourceId);
    return code === undefined
      ? updateHold(usesPerPerson, line)
      : updateHold(totalUses, { ...line, resourceId: code });
  };
  return {
    hold: (line) => route(line, (store, hold) => store.hold(hold)),
    release: (line) => route(line, (store, hold) => store.release(hold)),
    consume: (line) => route(line, (store, hold) => store.consume(hold)),
    restore: (line) => route(line, (store, hold) => store.restore(hold)),
    clear: (line) => route(line, (store, hold) => store.clear(hold)),
    findByCode: async (code) => {
      const found = await coupons
        .findOne(trustedFilter({ _id: code }))
        .lean<CouponDocument>()
        .exec();
      return found && toStored(found);
    },
    nextId: createIdAllocator({ connection, name: 'coupon', blockSize: 5 }),
    save: createSave(coupons),
    ensureCounter: async (counterId) => {
      if (couponCodeFromCounterId(counterId) === undefined)
        await insertAggregate(couponUses, { _id: counterId, free: 0, holds: {} });
    },
  };
};
