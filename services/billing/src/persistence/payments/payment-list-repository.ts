import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { PaymentFilter, PaymentList } from '../../application/ports/payment-list.ts';
import { toPayment, toStoredPaymentState, type PaymentDocument } from './payment-document.ts';
import { toPaymentIds } from './payment-repository.ts';

const maxReadMs = 2_000;

const toOpenedRange = ({ openedFrom, openedBefore }: PaymentFilter) =>
  openedFrom || openedBefore
    ? {
        openedAt: {
          ...(openedFrom ? { $gte: openedFrom } : {}),
          ...(openedBefore ? { $lt: openedBefore } : {}),
        },
      }
    : {};

const toMongoFilter = (filter: PaymentFilter) => {
  const { state, method, orderIds, gatewayId } = filter;
  return trustedFilter({
    ...toOpenedRange(filter),
    ...(state ? { 'payment.state': toStoredPaymentState(state) } : {}),
    ...(method ? { 'payment.method': method } : {}),
    ...(orderIds ? { _id: { $in: orderIds.flatMap(toPaymentIds) } } : {}),
    ...(gatewayId
      ? { $or: [{ gatewayOrderId: gatewayId }, { gatewayPaymentIds: gatewayId }] }
      : {}),
  });
};

export const createPaymentListRepository = (model: Model<PaymentDocument>): PaymentList => {
  const find = (
    filter: ReturnType<typeof toMongoFilter>,
    { skip = 0, limit, order = -1 }: { skip?: number; limit: number; order?: 1 | -1 },
  ) =>
    model
      .find(filter)
      .select({ payment: 1 })
      .sort({ openedAt: order, _id: order })
      .skip(skip)
      .limit(limit)
      .maxTimeMS(maxReadMs)
      .lean<PaymentDocument[]>();
  const toPayments = (documents: readonly PaymentDocument[]) =>
    documents.map(({ payment }) => toPayment(payment));
  return {
    list: async (filter, { page, pageSize }) => {
      const mongoFilter = toMongoFilter(filter);
      const [documents, total] = await Promise.all([
        find(mongoFilter, { skip: (page - 1) * pageSize, limit: pageSize }),
        model.countDocuments(mongoFilter).maxTimeMS(maxReadMs).exec(),
      ]);
      return { payments: toPayments(documents), total };
    },
    listNewest: async (filter, limit) => toPayments(await find(toMongoFilter(filter), { limit })),
    listOldestUnfinished: async (limit) =>
      toPayments(
        await find(trustedFilter({ $or: [{ todo: 1 }, { watch: 1 }] }), { limit, order: 1 }),
      ),
  };
};
