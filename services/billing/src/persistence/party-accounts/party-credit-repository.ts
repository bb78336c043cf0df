import type { Connection, Model } from 'mongoose';
import { aggregateSchema, insertAggregate, conditionalUpdate } from '@tokri/service-kit/mongo';
import type { PartyCreditStore } from '../../application/ports/party-accounts.ts';

interface PartyCreditDocument {
  readonly _id: number;
  readonly rev: number;
  readonly limitPaise: number;
}

export const partyCreditModel = (connection: Connection): Model<PartyCreditDocument> =>
  connection.model<PartyCreditDocument>(
    'party_credit',
    aggregateSchema<PartyCreditDocument>({
      _id: Number,
      rev: { type: Number, default: 0 },
      limitPaise: Number,
    }),
    'party_credits',
  );

export const createPartyCreditRepository = (
  model: Model<PartyCreditDocument>,
): PartyCreditStore => ({
  findLimitPaise: async (partyId) =>
    (await model.findById(partyId).lean<PartyCreditDocument | null>())?.limitPaise ?? 0,
  setLimit: async (partyId, limitPaise) => {
    if ((await insertAggregate(model, { _id: partyId, limitPaise })) === 'exists')
      await conditionalUpdate(model, { id: partyId, set: { limitPaise } });
  },
});
