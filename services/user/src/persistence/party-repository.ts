import {
  aggregateSchema,
  idAllocator,
  insertAggregate,
  stateFields,
} from '@tokri/service-kit/mongo';
import type { StateDocument } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { Parties } from '../application/ports.ts';
import type { Party } from '../domain/party.ts';

export interface PartyDocument extends StateDocument {
  readonly _id: number;
  readonly name: string;
  readonly gstin: string;
  readonly address: string;
  readonly pincode: string;
  readonly stateCode: string;
}

export const partyModel = (connection: Connection): Model<PartyDocument> =>
  connection.model<PartyDocument>(
    'party',
    aggregateSchema<PartyDocument>({
      ...stateFields,
      _id: Number,
      name: String,
      gstin: { type: String, unique: true },
      address: String,
      pincode: String,
      stateCode: String,
    }),
    'parties',
  );

export const toParty = ({
  _id,
  name,
  gstin,
  address,
  pincode,
  stateCode,
}: PartyDocument): Party => ({ id: _id, name, gstin, address, pincode, stateCode });

/** Business customers, one document each. */
export const partyRepository = ({
  connection,
  model,
}: {
  readonly connection: Connection;
  readonly model: Model<PartyDocument>;
}): Parties => {
  const one = async (filter: Record<string, string | number>) => {
    const found = await model.findOne(filter).lean<PartyDocument | null>();
    return found && toParty(found);
  };
  return {
    nextId: idAllocator({ connection, name: 'party' }),
    byId: (id) => one({ _id: id }),
    byGstin: (gstin) => one({ gstin }),
    insert: async ({ id, ...fields }) => {
      await insertAggregate(model, { _id: id, ...fields }, { dirty: true });
    },
  };
};
