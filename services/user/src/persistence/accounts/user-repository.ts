import {
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
  countMatching,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Model } from 'mongoose';
import { partyRoles, permissions } from '@tokri/contracts/platform';
import type { Users, UserQuery } from '../../application/ports/accounts.ts';
import { stageOf } from '../../domain/erasure/erasure-state.ts';
import type { User, UserChange } from '../../domain/accounts/user.ts';
import { createContactRepublishing } from './contact-republishing.ts';
import { toTextFilter, toSearchKeys } from './search-keys.ts';
import type { UserDocument } from './user-document.ts';

const toDocument = ({ id, rev: _rev, seq: _seq, ...fields }: User) => ({
  _id: id,
  ...fields,
  searchKeys: toSearchKeys(fields),
});

export const toUser = (doc: UserDocument): User => ({
  id: doc._id,
  mobile: doc.mobile,
  email: doc.email,
  signInChannel: doc.signInChannel ?? (doc.mobile === '' ? 'mail' : 'sms'),
  // Before contacts were verified, a mobile number was always the one of the sign-in.
  verifiedMobile: doc.verifiedMobile ?? doc.mobile,
  verifiedEmail: doc.verifiedEmail ?? '',
  name: doc.name,
  address: doc.address,
  pincode: doc.pincode,
  partyId: doc.partyId,
  partyRoles: doc.partyRoles ?? (doc.partyId > 0 ? partyRoles : []),
  permissions: doc.permissions,
  addressIds: doc.addressIds,
  favouriteIds: doc.favouriteIds,
  tokensRevokedAt: doc.tokensRevokedAt ?? null,
  block: doc.block ?? null,
  invitation: doc.invitation ?? null,
  erasure: doc.erasure ?? null,
  invitationDelivery: doc.invitationDelivery ?? null,
  createdAt: doc.createdAt,
  rev: doc.rev,
  seq: doc.seq,
});

const unpublishedFields: readonly string[] = [
  'addressIds',
  'favouriteIds',
  'block',
  'invitationDelivery',
];
const isPublishedField = (name: string): boolean => !unpublishedFields.includes(name);

const searchedFields: readonly string[] = ['name', 'email', 'mobile'];
const isSearchedField = (name: string): boolean => searchedFields.includes(name);

const toContactFilter = ({ mobile, text }: UserQuery): Record<string, unknown> => {
  if (mobile !== undefined) return { mobile };
  return text === undefined ? {} : toTextFilter(text);
};

const toFilter = (query: UserQuery): Record<string, unknown> => ({
  ...toContactFilter(query),
  ...(query.partyId === undefined ? {} : { partyId: query.partyId }),
  'erasure.erasedAt': null,
  ...(query.isStaff ? { permissions: { $in: [...permissions] } } : {}),
  ...(query.isBlocked ? { 'block.staffId': { $gt: 0 } } : {}),
});

const addSearchKeys = async (model: Model<UserDocument>, limit: number): Promise<number> => {
  const filter = trustedFilter({ searchKeys: { $exists: false } });
  const docs = await model.find(filter).limit(limit).lean<UserDocument[]>();
  for (const doc of docs)
    await conditionalUpdate(model, {
      id: doc._id,
      rev: doc.rev,
      set: { searchKeys: toSearchKeys(doc) },
    });
  return docs.length;
};

const listWithoutVerification = async (
  model: Model<UserDocument>,
  limit: number,
): Promise<User[]> => {
  const filter = trustedFilter({ signInChannel: { $exists: false } });
  return (await model.find(filter).limit(limit).lean<UserDocument[]>()).map(toUser);
};

const toIndexedFields = (user: User, change: UserChange) => ({
  ...(Object.keys(change).some(isSearchedField)
    ? { searchKeys: toSearchKeys({ ...user, ...change }) }
    : {}),
  ...(change.erasure
    ? { erasureReference: change.erasure.reference, erasureStage: stageOf(change.erasure) }
    : {}),
});

export const createUserRepository = (deps: {
  readonly model: Model<UserDocument>;
  readonly toRegisteredEntry: (user: User, at: Date) => OutboxEntry;
  readonly toChangedEntries: (user: User, change: UserChange, at: Date) => readonly OutboxEntry[];
}): Users => {
  const { model, toRegisteredEntry, toChangedEntries } = deps;
  return {
    find: async (id) => {
      const found = await model.findOne({ _id: id }).lean<UserDocument | null>();
      return found && toUser(found);
    },
    list: async (query) => {
      const filter = trustedFilter(toFilter(query));
      const [docs, total] = await Promise.all([
        model
          .find(filter)
          .sort({ _id: -1 })
          .skip((query.page - 1) * query.pageSize)
          .limit(query.pageSize)
          .lean<UserDocument[]>(),
        countMatching(model, filter),
      ]);
      return { users: docs.map(toUser), total };
    },
    listWithoutVerification: (limit) => listWithoutVerification(model, limit),
    addSearchKeys: (limit) => addSearchKeys(model, limit),
    ...createContactRepublishing(model),
    register: async (user) => {
      await insertAggregate(model, toDocument(user), {
        publish: [toRegisteredEntry(user, user.createdAt)],
        needsPublishing: true,
      });
    },
    save: async (user, change, at) => {
      const changedFields = Object.keys(change);
      const shouldPublish = changedFields.some(isPublishedField);
      const saved = await conditionalUpdate(model, {
        id: user.id,
        rev: user.rev,
        set: { ...change, ...toIndexedFields(user, change) },
        ...(shouldPublish
          ? { publish: toChangedEntries(user, change, at), needsPublishing: true }
          : {}),
      });
      return saved && toUser(saved);
    },
  };
};
