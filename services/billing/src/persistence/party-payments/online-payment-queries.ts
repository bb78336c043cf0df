import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { PartyPaymentStore } from '../../application/ports/party-payments.ts';
import { toPartyPayment, type PartyPaymentDocument } from './party-payment-document.ts';

export const createOnlineQueries = (
  model: Model<PartyPaymentDocument>,
): Pick<
  PartyPaymentStore,
  'findByGateway' | 'listOpened' | 'recordSync' | 'hasCaptured' | 'findByGatewayPayments'
> => ({
  hasCaptured: async (provider, openedAfter) =>
    (await model.exists(
      trustedFilter({
        openedAt: { $gte: openedAfter },
        'payment.online.provider': provider,
        'payment.state': 'captured',
      }),
    )) !== null,
  findByGatewayPayments: async (gatewayPaymentIds) =>
    (
      await model
        .find(trustedFilter({ gatewayPaymentId: { $in: [...gatewayPaymentIds] } }))
        .lean<PartyPaymentDocument[]>()
    ).map(toPartyPayment),
  findByGateway: async (subject) =>
    (
      await model
        .findOne(trustedFilter({ ...subject }))
        .select({ paymentId: 1 })
        .lean<PartyPaymentDocument | null>()
    )?.paymentId ?? null,
  listOpened: async ({ openedBefore, syncedBefore, limit }) =>
    (
      await model
        .find(
          trustedFilter({
            watch: 1,
            openedAt: { $lt: openedBefore },
            $or: [{ syncedAt: { $exists: false } }, { syncedAt: { $lt: syncedBefore } }],
          }),
        )
        .select({ paymentId: 1 })
        .sort({ syncedAt: 1 })
        .limit(limit)
        .lean<PartyPaymentDocument[]>()
    ).map(({ paymentId }) => paymentId),
  recordSync: async (paymentId, at) => {
    await model.updateOne(trustedFilter({ paymentId }), { $set: { syncedAt: at } });
  },
});
