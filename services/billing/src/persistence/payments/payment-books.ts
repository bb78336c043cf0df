import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { PaymentBooks } from '../../application/ports/daily-comparisons.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { toPayment, type PaymentDocument } from './payment-document.ts';

const idsPerRead = 500;

const split = (ids: readonly string[]): readonly (readonly string[])[] => {
  const unique = [...new Set(ids)];
  return Array.from({ length: Math.ceil(unique.length / idsPerRead) }, (_, index) =>
    unique.slice(index * idsPerRead, (index + 1) * idsPerRead),
  );
};

export const createPaymentBooks = (model: Model<PaymentDocument>): PaymentBooks => {
  const find = async (filter: Record<string, unknown>): Promise<readonly Payment[]> =>
    (await model.find(trustedFilter(filter)).select({ payment: 1 }).lean<PaymentDocument[]>()).map(
      ({ payment }) => toPayment(payment),
    );
  const findByField = async (field: string, ids: readonly string[]): Promise<Payment[]> => {
    const found: Payment[] = [];
    for (const batch of split(ids)) found.push(...(await find({ [field]: { $in: [...batch] } })));
    return found;
  };
  return {
    listOpened: (provider, { from, before }) =>
      find({ openedAt: { $gte: from, $lt: before }, 'payment.provider': provider }),
    findByGatewayIds: async ({ paymentIds, orderIds }) => {
      const payments = [
        ...(await findByField('gatewayPaymentIds', paymentIds)),
        ...(await findByField('gatewayOrderId', orderIds)),
      ];
      return [...new Map(payments.map((payment) => [payment.orderId, payment])).values()];
    },
  };
};
