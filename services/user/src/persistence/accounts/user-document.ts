import type { PartyRole, Permission } from '@tokri/contracts/platform';
import {
  aggregateFields,
  aggregateSchema,
  snapshotFields,
  type AggregateDocument,
  type SnapshotDocument,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Channel } from '../../domain/accounts/identity.ts';
import type { Block, Invitation, InvitationDelivery } from '../../domain/accounts/user.ts';
import type { Erasure, ErasureStage } from '../../domain/erasure/erasure-state.ts';

export interface UserDocument extends AggregateDocument, SnapshotDocument {
  readonly _id: number;
  readonly mobile: string;
  readonly email: string;
  /** These three are missing in documents from before contacts were verified. */
  readonly signInChannel?: Channel;
  readonly verifiedMobile?: string;
  readonly verifiedEmail?: string;
  readonly name: string;
  /** Missing in documents from before there was an index for searches, until the migration. */
  readonly searchKeys?: readonly string[];
  readonly address: string;
  readonly pincode: string;
  readonly partyId: number;
  /** Missing in documents from before there were roles: then a member has all of them. */
  readonly partyRoles?: readonly PartyRole[];
  readonly permissions: readonly Permission[];
  /** Only of staff; missing until the migration has published the permissions. */
  readonly hasPublishedPermissions?: boolean;
  /** Only of members of a party; missing until the migration has published the roles. */
  readonly hasPublishedRoles?: boolean;
  readonly addressIds: readonly number[];
  readonly favouriteIds: readonly number[];
  readonly tokensRevokedAt?: Date | null;
  readonly block?: Block | null;
  readonly invitation?: Invitation | null;
  readonly invitationDelivery?: InvitationDelivery | null;
  readonly erasure?: Erasure | null;
  /** Of `erasure`, indexed. */
  readonly erasureReference?: string;
  readonly erasureStage?: ErasureStage;
  readonly createdAt: Date;
}

const userSchema = () => {
  const users = aggregateSchema<UserDocument>({
    ...aggregateFields,
    ...snapshotFields,
    _id: Number,
    mobile: { type: String, index: true },
    email: String,
    signInChannel: String,
    verifiedMobile: String,
    verifiedEmail: String,
    name: String,
    searchKeys: [String],
    address: String,
    pincode: String,
    partyId: { type: Number, index: true },
    partyRoles: { type: [String], default: undefined },
    permissions: { type: [String], index: true },
    hasPublishedPermissions: Boolean,
    hasPublishedRoles: Boolean,
    addressIds: [Number],
    favouriteIds: [Number],
    tokensRevokedAt: Date,
    block: Schema.Types.Mixed,
    invitation: Schema.Types.Mixed,
    erasure: Schema.Types.Mixed,
    erasureReference: String,
    erasureStage: String,
    invitationDelivery: Schema.Types.Mixed,
    createdAt: Date,
  });
  users.index({ searchKeys: 1, _id: -1 });
  users.index({ 'block.staffId': 1, _id: -1 });
  users.index({ erasureReference: 1 }, { sparse: true });
  users.index({ erasureStage: 1 }, { sparse: true });
  return users;
};

export const userModel = (connection: Connection): Model<UserDocument> =>
  connection.model<UserDocument>('user', userSchema(), 'users');
