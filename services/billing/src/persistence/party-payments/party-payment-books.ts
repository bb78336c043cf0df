import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { PaymentBooks } from '../../application/ports/daily-comparisons.ts';
import type { BookedPayment } from '../../domain/daily-comparison/compare-books.ts';
import type { PartyPaymentDocument } from './party-payment-document.ts';

const hasMoney = ({ state }: PartyPaymentDocument['payment']): boolean =>
  state === 'captured' || state === 'reversed';

/** A lost dispute is in no list of refunds of a provider: the payment stays captured there. */
const toBookedPayment = ({ payment }: PartyPaymentDocument): BookedPayment => ({
  orderId: null,
  state: hasMoney(payment) ? 'captured' : 'open',
  gatewayOrderId: payment.online?.gatewayOrderId ?? null,
  gatewayPaymentId: payment.online?.gatewayPaymentId ?? null,
  amountPaise: payment.amountPaise,
  refunds: (payment.returns ?? [])
    .filter(({ kind }) => kind === 'refund')
    .map(({ returnId, amountPaise, state }) => ({
      refundId: returnId,
      gatewayPaymentId: payment.online?.gatewayPaymentId ?? '',
      amountPaise,
      state,
      failures: 0,
    })),
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
