import {
  aggregateSchema,
  createIdAllocator,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { ChargeStore } from '../../application/ports/charges.ts';
import type { ChargeRule } from '../../domain/charges/charge-rules.ts';

export interface ChargesDocument {
  readonly _id: string;
  readonly rev: number;
  /** `rev` is missing in charges from before they had one. */
  readonly rules: readonly (Omit<ChargeRule, 'rev'> & Partial<Pick<ChargeRule, 'rev'>>)[];
}

const chargesId = 'all';

export const chargesModel = (connection: Connection): Model<ChargesDocument> =>
  connection.model<ChargesDocument>(
    'charges',
    aggregateSchema<ChargesDocument>({ _id: String, rev: Number, rules: [Schema.Types.Mixed] }),
    'charges',
  );

export const chargeRepository = ({
  connection,
  model,
}: {
  readonly connection: Connection;
  readonly model: Model<ChargesDocument>;
}): ChargeStore => ({
  nextId: createIdAllocator({ connection, name: 'charge', blockSize: 1 }),
  read: async () => {
    const found = await model.findById(chargesId).lean<ChargesDocument | null>();
    return {
      rev: found?.rev ?? 0,
      rules: (found?.rules ?? []).map((rule) => ({ ...rule, rev: rule.rev ?? 1 })),
    };
  },
  replace: async (rules, rev) =>
    rev === 0
      ? (await insertAggregate(model, { _id: chargesId, rev: 1, rules })) === 'inserted'
      : (await conditionalUpdate(model, { id: chargesId, rev, set: { rules } })) !== null,
});
