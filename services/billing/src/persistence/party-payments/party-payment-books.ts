import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { PaymentBooks } from '../../application/ports/daily-comparisons.ts';
import type { BookedPayment } from '../../domain/daily-comparison/compare-books.ts';
import type { PartyPaymentDocument } from './party-payment-repository.ts';

const toBookedPayment = ({ payment }: PartyPaymentDocument): BookedPayment => ({
  orderId: null,
  state: payment.state === 'captured' ? 'captured' : 'open',
  gatewayOrderId: payment.online?.gatewayOrderId ?? null,
  gatewayPaymentId: payment.online?.gatewayPaymentId ?? null,
  amountPaise: payment.amountPaise,
  refunds: [],
});

export const createPartyPaymentBooks = (model: Model<PartyPaymentDocument>): PaymentBooks => {
  const find = async (filter: Record<string, unknown>): Promise<readonly BookedPayment[]> =>
    (await model.find(trustedFilter(filter)).lean<PartyPaymentDocument[]>()).map(toBookedPayment);
  return {
    listOpened: (provider, { from, before }) =>
      find({ openedAt: { $gte: from, $lt: before }, 'payment.online.provider': provider }),
    findByGatewayIds: async ({ paymentIds, orderIds }) => {
      const payments = [
        ...(await find({ gatewayPaymentId: { $in: [...paymentIds] } })),
        ...(await find({ gatewayOrderId: { $in: [...orderIds] } })),
      ];
      return [...new Map(payments.map((payment) => [payment.gatewayOrderId, payment])).values()];
    },
  };
};
