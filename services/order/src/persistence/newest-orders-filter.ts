import type { Model } from 'mongoose';
import type { OrderDocument } from './order-document.ts';

/** No index can answer a search for part of a name or number, so it reads the newest orders only. */
const maxSearchedOrders = 50_000;

/** The newest orders that match the filter, and the one of any age whose number is `search`. */
export const newestOrdersFilter = async (
  model: Model<OrderDocument>,
  search: string,
  filter: Record<string, unknown>,
): Promise<Record<string, unknown>> => {
  const newest = await model
    .findOne()
    .sort({ _id: -1 })
    .select({ _id: 1 })
    .lean<Pick<OrderDocument, '_id'> | null>();
  return {
    $or: [
      { transactionNumber: search.trim().toUpperCase() },
      { _id: { $gt: (newest?._id ?? 0) - maxSearchedOrders }, ...filter },
    ],
  };
};
