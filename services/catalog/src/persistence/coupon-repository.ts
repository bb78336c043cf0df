import {
  aggregateSchema,
  guard,
  idAllocator,
  insertAggregate,
  stateFields,
  writeGuarded,
} from '@tokri/service-kit/mongo';
import type { StateDocument } from '@tokri/service-kit/mongo';
import type { CouponTerms } from '@tokri/contracts/price';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { CounterLine, CouponStore, StoredCoupon } from '../application/ports/coupons.ts';
import type { HoldStore } from '../application/ports/holds.ts';
import { codeOfCounter } from '../domain/coupon.ts';
import { createHoldStore } from './hold-store.ts';
import type { HeldDocument } from './hold-store.ts';

/** A coupon by its code. `free` is how often all people together may still use it, below 0 when more do than may; it stops nobody where any number may. */
export interface CouponDocument extends StateDocument, HeldDocument {
  readonly _id: string;
  readonly terms: CouponTerms;
}

/** How often one person has used a coupon, or ordered for the first time, counted down from 0 in `free`; how often they may is for the terms to say. */
export interface CouponUseDocument extends HeldDocument {
  readonly _id: string;
  readonly rev: number;
}

const held = {
  _id: String,
  free: { type: Number, required: true },
  holds: { type: Schema.Types.Mixed, default: () => ({}) },
};

const couponSchema = aggregateSchema<CouponDocument>(
  { ...held, terms: { type: Schema.Types.Mixed, required: true }, ...stateFields },
  { collection: 'coupons' },
);
const useSchema = aggregateSchema<CouponUseDocument>(
  { ...held, rev: { type: Number, default: 0 } },
  { collection: 'couponUses' },
);

export const couponModel = (connection: Connection): Model<CouponDocument> =>
  connection.model<CouponDocument>('Coupon', couponSchema);
export const couponUseModel = (connection: Connection): Model<CouponUseDocument> =>
  connection.model<CouponUseDocument>('CouponUse', useSchema);

const storedOf = ({ terms, free, rev }: CouponDocument): StoredCoupon => ({
  terms,
  usesLeft: free,
  rev,
});

export const createCouponRepository = (
  connection: Connection,
  {
    coupons,
    couponUses,
  }: { readonly coupons: Model<CouponDocument>; readonly couponUses: Model<CouponUseDocument> },
): CouponStore => {
  const ofAll = createHoldStore(coupons, { isPublished: true });
  const ofPerson = createHoldStore(couponUses, { isPublished: false });
  /** Uses of all people are counted in the coupon itself, which is published with what is left; those of a person apart from it, for they are many. */
  const at = <Result>(
    line: CounterLine,
    work: (store: HoldStore, line: CounterLine) => Promise<Result>,
  ): Promise<Result> => {
    const code = codeOfCounter(line.unitId);
    return code === undefined ? work(ofPerson, line) : work(ofAll, { ...line, unitId: code });
  };
  return {
    take: (line) => at(line, (store, one) => store.take(one)),
    giveBack: (line) => at(line, (store, one) => store.giveBack(one)),
    takeOut: (line) => at(line, (store, one) => store.takeOut(one)),
    putBack: (line) => at(line, (store, one) => store.putBack(one)),
    forget: (line) => at(line, (store, one) => store.forget(one)),
    byCode: async (code) => {
      const found = await coupons
        .findOne(guard({ _id: code }))
        .lean<CouponDocument>()
        .exec();
      return found && storedOf(found);
    },
    nextId: idAllocator({ connection, name: 'coupon', blockSize: 5 }),
    save: async (stored, { terms, usesLeft }) => {
      if (stored === null)
        return (
          (await insertAggregate(
            coupons,
            { _id: terms.coupon.code, terms, free: usesLeft, holds: {} },
            { dirty: true },
          )) === 'inserted'
        );
      return (
        (await writeGuarded(coupons, {
          id: terms.coupon.code,
          rev: stored.rev,
          set: { terms, free: usesLeft },
          dirty: true,
        })) !== null
      );
    },
    open: async (counterId) => {
      if (codeOfCounter(counterId) === undefined)
        await insertAggregate(couponUses, { _id: counterId, free: 0, holds: {} });
    },
  };
};
