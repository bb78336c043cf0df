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
import type {
  ReservedCouponUse,
  CouponStore,
  StoredCoupon,
} from '../../application/ports/coupons.ts';
import type { ReservedQuantityStore } from '../../application/ports/reserved-quantities.ts';
import { couponCodeFromCounterId } from '../../domain/coupons/coupon.ts';
import { createReservedQuantityStore } from '../stock/reserved-quantity-store.ts';
import type { ReservedQuantityDocument } from '../stock/reserved-quantity-store.ts';

/** `free` is the number of remaining uses by all customers. It may be negative. */
export interface CouponDocument extends SnapshotDocument, ReservedQuantityDocument {
  readonly _id: string;
  readonly terms: CouponTerms;
  /** Missing in documents from before staff edited coupons on a page. */
  readonly termsRev?: number;
  readonly stoppedOn?: string;
}

export interface CouponUsageDocument extends ReservedQuantityDocument {
  readonly _id: string;
  readonly rev: number;
}

const reservedQuantityFields = {
  _id: String,
  free: { type: Number, required: true },
  holds: { type: Schema.Types.Mixed, default: () => ({}) },
};

const couponSchema = aggregateSchema<CouponDocument>(
  {
    ...reservedQuantityFields,
    terms: { type: Schema.Types.Mixed, required: true },
    termsRev: Number,
    stoppedOn: String,
    ...snapshotFields,
  },
  { collection: 'coupons' },
);
const couponUsageSchema = aggregateSchema<CouponUsageDocument>(
  { ...reservedQuantityFields, rev: { type: Number, default: 0 } },
  { collection: 'couponUses' },
);

export const couponModel = (connection: Connection): Model<CouponDocument> =>
  connection.model<CouponDocument>('Coupon', couponSchema);
export const couponUsageModel = (connection: Connection): Model<CouponUsageDocument> =>
  connection.model<CouponUsageDocument>('CouponUse', couponUsageSchema);

const toStored = ({
  terms,
  free,
  rev,
  termsRev = 0,
  stoppedOn = '',
}: CouponDocument): StoredCoupon => ({ terms, usesLeft: free, rev, termsRev, stoppedOn });

/** Reserved uses can be many and are not read. */
const storedFields = { terms: 1, free: 1, rev: 1, termsRev: 1, stoppedOn: 1 } as const;

const createSave =
  (coupons: Model<CouponDocument>): CouponStore['save'] =>
  async (stored, { terms, usesLeft, stoppedOn }) => {
    if (stored === null)
      return (
        (await insertAggregate(
          coupons,
          { _id: terms.coupon.code, terms, termsRev: 0, stoppedOn, free: usesLeft, holds: {} },
          { needsPublishing: true },
        )) === 'inserted'
      );
    return (
      (await conditionalUpdate(coupons, {
        id: terms.coupon.code,
        rev: stored.rev,
        set: { terms, termsRev: stored.termsRev + 1, stoppedOn, free: usesLeft },
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
  const totalUses = createReservedQuantityStore(coupons, { isPublished: true });
  const usesPerPerson = createReservedQuantityStore(couponUses, { isPublished: false });
  const route = <Result>(
    line: ReservedCouponUse,
    update: (store: ReservedQuantityStore, line: ReservedCouponUse) => Promise<Result>,
  ): Promise<Result> => {
    const code = couponCodeFromCounterId(line.resourceId);
    return code === undefined
      ? update(usesPerPerson, line)
      : update(totalUses, { ...line, resourceId: code });
  };
  return {
    reserve: (line) => route(line, (store, routed) => store.reserve(routed)),
    release: (line) => route(line, (store, routed) => store.release(routed)),
    consume: (line) => route(line, (store, routed) => store.consume(routed)),
    restore: (line) => route(line, (store, routed) => store.restore(routed)),
    clear: (line) => route(line, (store, routed) => store.clear(routed)),
    findByCode: async (code) => {
      const found = await coupons
        .findOne(trustedFilter({ _id: code }), storedFields)
        .lean<CouponDocument>()
        .exec();
      return found && toStored(found);
    },
    all: async () =>
      (await coupons.find({}, storedFields).lean<CouponDocument[]>().exec()).map(toStored),
    nextId: createIdAllocator({ connection, name: 'coupon', blockSize: 5 }),
    save: createSave(coupons),
    ensureCounter: async (counterId) => {
      if (couponCodeFromCounterId(counterId) === undefined)
        await insertAggregate(couponUses, { _id: counterId, free: 0, holds: {} });
    },
  };
};
