import { contactKey } from '@tokri/contracts/events';
import { createReplica, trustedFilter, type ReplicaDocument } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { PartyDirectory } from '../../application/ports/parties.ts';

export const partyModel = (connection: Connection): Model<ReplicaDocument> =>
  connection.model<ReplicaDocument>(
    'party',
    new Schema<ReplicaDocument>({ _id: String, seq: Number }, { versionKey: false }),
    'parties',
  );

export const partyRepository = (model: Model<ReplicaDocument>): PartyDirectory => {
  const replica = createReplica(model);
  return {
    isKnown: async (partyId) =>
      (await model.exists(trustedFilter({ _id: contactKey.party(partyId) }))) !== null,
    record: (partyId, seq) => replica.upsert(contactKey.party(partyId), seq, {}),
  };
};
