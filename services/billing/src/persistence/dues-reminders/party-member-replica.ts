import { partyRoles as allPartyRoles, type PartyRole } from '@tokri/contracts/platform';
import type { ContactDecrypter } from '@tokri/service-kit/contacts';
import {
  aggregateSchema,
  createReplica,
  trustedFilter,
  type ReplicaDocument,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { PartyMember, PartyMemberDirectory } from '../../application/ports/dues-reminders.ts';

export interface PartyMemberDocument extends ReplicaDocument {
  readonly userId: number;
  readonly partyId: number;
  /** Missing in records from before they were published: then a member has all of them. */
  readonly roles?: readonly PartyRole[];
  readonly sealed: string;
}

export interface PersonRecord {
  readonly key: string;
  readonly seq: number;
  readonly userId: number;
  readonly partyId: number;
  readonly partyRoles?: readonly PartyRole[] | undefined;
  readonly sealed: string;
}

const partyMemberModel = (connection: Connection): Model<PartyMemberDocument> =>
  connection.model<PartyMemberDocument>(
    'party_member',
    aggregateSchema<PartyMemberDocument>({
      _id: String,
      seq: Number,
      userId: { type: Number, index: true },
      partyId: { type: Number, index: true },
      roles: { type: [String], default: undefined },
      sealed: String,
    }),
    'party_members',
  );

/** Keeps people of business customers only. */
export const createPartyMemberReplica = (connection: Connection) => {
  const model = partyMemberModel(connection);
  const replica = createReplica(model);
  return {
    model,
    upsert: async ({ key, seq, userId, partyId, partyRoles, sealed }: PersonRecord) => {
      if (partyId === 0) return replica.remove(key);
      const roles = partyRoles ?? allPartyRoles;
      return replica.upsert(key, seq, { userId, partyId, roles, sealed });
    },
    remove: replica.remove,
  };
};

export const createPartyMemberDirectory = (
  model: Model<PartyMemberDocument>,
  { decryptPerson }: Pick<ContactDecrypter, 'decryptPerson'>,
): PartyMemberDirectory => {
  const find = async (filter: Record<string, unknown>): Promise<readonly PartyMember[]> =>
    (await model.find(trustedFilter(filter)).sort({ userId: 1 }).lean<PartyMemberDocument[]>()).map(
      ({ userId, roles = allPartyRoles, sealed }) => ({
        userId,
        roles,
        name: decryptPerson(sealed).name,
      }),
    );
  return {
    listByParty: (partyId) => find({ partyId }),
    findMembers: async (userIds) =>
      userIds.length === 0 ? [] : find({ userId: { $in: [...userIds] } }),
  };
};
