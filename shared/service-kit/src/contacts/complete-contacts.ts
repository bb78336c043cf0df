import { contactKey, type contactSnapshot, type EventData } from '@tokri/contracts/events';
import type { Connection } from 'mongoose';
import { trustedFilter } from '../mongo/index.ts';
import { createContactModel, createContactReplica } from './contact-replica.ts';
import type { ContactDocument, ContactReplica } from './contact-replica.ts';

export interface CompleteContact {
  readonly contact: EventData<typeof contactSnapshot>;
  /** Indexed, unlike `contact`. Records stored before this field get it from `fillUserIds`. */
  readonly userId?: number;
  /** 1 for a member of staff, to list them by. */
  readonly staff?: number;
}

export interface CompleteContactReplica extends ContactReplica<CompleteContact> {
  /** One read. The person is null as long as only the address is known. */
  findAddressAndPerson(
    addressId: number,
    userId: number,
  ): Promise<{
    readonly address: CompleteContact | null;
    readonly person: CompleteContact | null;
  }>;
  /** One read, in any order. Unknown users are left out. */
  listPersons(userIds: readonly number[]): Promise<readonly CompleteContact[]>;
  /** Everybody with a permission, in any order. */
  listStaff(): Promise<readonly CompleteContact[]>;
  /** The person and the addresses of a user. */
  listByUser(userId: number): Promise<readonly CompleteContact[]>;
  countByUser(userId: number): Promise<number>;
  removeUser(userId: number): Promise<void>;
  /** Gives stored contacts that lack it their `userId`. Idempotent. */
  fillUserIds(): Promise<void>;
}

const isStaff = (contact: CompleteContact['contact']): boolean =>
  contact.kind === 'person' && (contact.permissions?.length ?? 0) > 0;

export const createCompleteContactReplica = (connection: Connection): CompleteContactReplica => {
  const model = createContactModel<CompleteContact>(connection, {
    modelName: 'contact',
    collection: 'contacts',
    fields: {
      contact: 'Mixed',
      userId: { type: Number, index: true },
      staff: { type: Number, index: true },
    },
  });
  const replica = createContactReplica(model);
  return {
    ...replica,
    upsert: (record) =>
      replica.upsert({
        ...record,
        userId: record.contact.userId,
        staff: isStaff(record.contact) ? 1 : 0,
      }),
    findAddressAndPerson: async (addressId, userId) => {
      const keys = [contactKey.address(addressId), contactKey.person(userId)] as const;
      const found = await model
        .find(trustedFilter({ _id: { $in: keys } }))
        .lean<ContactDocument<CompleteContact>[]>();
      const [address, person] = keys.map((key) => found.find(({ _id }) => _id === key) ?? null);
      return { address: address ?? null, person: person ?? null };
    },
    listPersons: async (userIds) =>
      model
        .find(trustedFilter({ _id: { $in: userIds.map(contactKey.person) } }))
        .lean<ContactDocument<CompleteContact>[]>(),
    listStaff: async () =>
      model.find(trustedFilter({ staff: 1 })).lean<ContactDocument<CompleteContact>[]>(),
    listByUser: async (userId) =>
      model.find(trustedFilter({ userId })).lean<ContactDocument<CompleteContact>[]>(),
    countByUser: (userId) => model.countDocuments({ userId }).exec(),
    removeUser: async (userId) => {
      await model.deleteMany({ userId });
    },
    fillUserIds: async () => {
      const outdated = model.find(trustedFilter({ userId: null })).lean();
      for await (const { _id, contact } of outdated.cursor())
        await model.updateOne({ _id }, { $set: { userId: contact.userId } });
    },
  };
};
