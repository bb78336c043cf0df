import { lateAuthorizationMs, type PaymentStatusName } from '@tokri/contracts/orders';
import { conditionalUpdate, trustedFilter } from '@tokri/service-kit/mongo';
import { conflict, updateAggregate, type Clock } from '@tokri/service-kit/use-case';
import type { Model } from 'mongoose';
import type { CustomerOrders } from '../../application/ports/account-closures.ts';
import { eraseCustomer } from '../../domain/erasure/erase-customer.ts';
import { openStatuses } from '../count-open-orders.ts';
import { toDocument, toOrder, type OrderDocument } from '../order-document.ts';
import { changedSalesMark } from '../reports/sales-mark.ts';

const maxAttempts = 10;

/** Whoever gets money back, or has not paid at the door, must be reachable until that is done. */
const unsettled = (now: Date) => [
  { status: { $in: [...openStatuses] } },
  { 'progress.paymentStatus': 'RefundDue' satisfies PaymentStatusName },
  { 'progress.openRefunds.hasOpen': true },
  { cashDue: true },
  // Ended without a payment, but the provider may still authorize one, which then goes back.
  {
    'agreement.placedAt': { $gte: new Date(now.getTime() - lateAuthorizationMs) },
    'agreement.paymentMethod': 'online',
    'progress.paymentStatus': 'Failed' satisfies PaymentStatusName,
    'progress.gatewayOrder.provider': { $exists: true },
  },
];

const toErasedFields = (document: OrderDocument) => {
  const order = toOrder(document);
  const erased = eraseCustomer(order);
  const { agreement, progress } = toDocument(erased);
  return { agreement, progress, ...changedSalesMark(order, erased) };
};

const eraseOrder = (model: Model<OrderDocument>, orderId: number): Promise<unknown> =>
  updateAggregate({
    maxAttempts,
    load: () => model.findById(orderId).lean<OrderDocument | null>(),
    decide: (document) => document && toErasedFields(document),
    save: async (document, set) => {
      if (!document || !set) return null;
      return (await conditionalUpdate(model, { id: orderId, rev: document.rev, set })) ?? conflict;
    },
  });

export const createCustomerOrders = (
  model: Model<OrderDocument>,
  clock: Clock,
): CustomerOrders => ({
  hasUnsettledOrder: async (userId) =>
    (await model.exists(trustedFilter({ userId, $or: unsettled(clock()) }))) !== null,
  countOrders: (userId) => model.countDocuments({ userId }).exec(),
  eraseCustomer: async (userId) => {
    const found = await model.find({ userId }, { _id: 1 }).lean<{ _id: number }[]>();
    for (const { _id } of found) await eraseOrder(model, _id);
  },
});
