import {
  aggregateSchema,
  countMatching,
  createIdAllocator,
  escapeRegex,
  insertAggregate,
  snapshotFields,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import type { SnapshotDocument } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { Parties, PartyQuery } from '../../application/ports/companies.ts';
import type { Party } from '../../domain/companies/party.ts';

export interface PartyDocument extends SnapshotDocument {
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
      ...snapshotFields,
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

const isPartyNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

const toSearchFilter = (search: string): Record<string, unknown> => {
  const text = search.trim();
  if (text === '') return {};
  return {
    $or: [
      { name: { $regex: escapeRegex(text), $options: 'i' } },
      { gstin: { $regex: `^${escapeRegex(text.toUpperCase())}` } },
      ...(isPartyNumber(text) ? [{ _id: Number(text) }] : []),
    ],
  };
};

const toFilter = ({ search, ids }: PartyQuery): Record<string, unknown> => ({
  ...toSearchFilter(search),
  ...(ids ? { _id: { $in: [...ids] } } : {}),
});

export const createPartyRepository = ({
  connection,
  model,
}: {
  readonly connection: Connection;
  readonly model: Model<PartyDocument>;
}): Parties => {
  const findOne = async (filter: Record<string, string | number>) => {
    const found = await model.findOne(filter).lean<PartyDocument | null>();
    return found && toParty(found);
  };
  return {
    nextId: createIdAllocator({ connection, name: 'party' }),
    findById: (id) => findOne({ _id: id }),
    findAll: async (ids) => {
      const found = await model
        .find(trustedFilter({ _id: { $in: [...ids] } }))
        .lean<PartyDocument[]>();
      return found.map(toParty);
    },
    list: async (query) => {
      const filter = trustedFilter(toFilter(query));
      const [docs, total] = await Promise.all([
        model
          .find(filter)
          .sort({ name: 1, _id: 1 })
          .collation({ locale: 'en', strength: 2 })
          .skip((query.page - 1) * query.pageSize)
          .limit(query.pageSize)
          .lean<PartyDocument[]>(),
        countMatching(model, filter),
      ]);
      return { parties: docs.map(toParty), total };
    },
    findByGstin: (gstin) => findOne({ gstin }),
    insert: async ({ id, ...fields }) => {
      await insertAggregate(model, { _id: id, ...fields }, { needsPublishing: true });
    },
  };
};
