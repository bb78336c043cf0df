import type { Model } from 'mongoose';
import { conditionalUpdate, trustedFilter } from '@tokri/service-kit/mongo';
import type { CartDocument } from './cart-model.ts';

/** 0 for an empty one. */
export const countCarts = (model: Model<CartDocument>, userId: number): Promise<number> =>
  model.countDocuments(trustedFilter({ _id: userId, 'lineIds.0': { $exists: true } })).exec();

/** The emptied document stays, and holds the id of its former customer only. */
export const eraseCart = async (model: Model<CartDocument>, userId: number): Promise<void> => {
  await conditionalUpdate(model, {
    id: userId,
    set: { dates: {}, sent: [], orders: [], lineIds: [] },
  });
};
