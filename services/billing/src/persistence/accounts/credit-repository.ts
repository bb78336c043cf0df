import type { Connection, Model } from 'mongoose';
import { aggregateSchema, insertAggregate, conditionalUpdate } from '@tokri/service-kit/mongo';
import type { CreditStore } from '../../application/ports/buyers.ts';

interface CreditDocument {
  readonly _id: number;
  readonly rev: number;
  readonly limitPaise: number;
}

export const creditModel = (connection: Connection): Model<CreditDocument> =>
  connection.model<CreditDocument>(
    'party_credit',
    aggregateSchema<CreditDocument>({
      _id: Number,
      rev: { type: Number, default: 0 },
      limitPaise: Number,
    }),
    'party_credits',
  );

export const createCreditRepository = (model: Model<CreditDocument>): CreditStore => ({
  findLimitPaise: async (partyId) =>
    (await model.findById(partyId).lean<CreditDocument | null>())?.limitPaise ?? 0,
  setLimit: async (partyId, limitPaise) => {
    if ((await insertAggregate(model, { _id: partyId, limitPaise })) === 'exists')
      await conditionalUpdate(model, { id: partyId, set: { limitPaise } });
  },
});
