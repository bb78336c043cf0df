import { contactSnapshot, type Envelope, type EventData } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startUserService, type UserService } from './user-service.ts';

type Contact = Envelope<EventData<typeof contactSnapshot>>;
interface StoredUser {
  readonly _id: number;
  readonly rev: number;
  readonly partyId: number;
  readonly partyRoles?: readonly string[];
  readonly hasPublishedRoles?: boolean;
}

/** More than one batch of the job. */
const memberCount = 103;
const partyId = 5;

describe('roles of members from before contacts named them', () => {
  let user: UserService;
  let contacts: Contact[];
  beforeAll(async () => {
    user = await startUserService('party-role-publishing');
    contacts = collectEvents(user.broker, [contactSnapshot]) as Contact[];
  });
  afterAll(() => user.stop());

  const users = () => user.connection.collection<StoredUser>('users');
  const rolesOf = (userId: number): readonly string[] | undefined => {
    const newest = contacts.filter(({ key }) => key === `person:${userId}`).at(-1)?.data;
    return newest?.kind === 'person' ? newest.partyRoles : undefined;
  };
  const waitForRoles = (userIds: readonly number[], expected: string) =>
    eventually(() => userIds.every((userId) => rolesOf(userId)?.join() === expected), {
      missing: `the roles '${expected}' of ${userIds.length} members`,
    });
  /** As an earlier version left them: without roles, and so are their contacts. */
  const insertMembers = async (copiedId: number): Promise<readonly number[]> => {
    const copied = await users().findOne({ _id: copiedId });
    if (!copied) throw new Error(`user ${copiedId} is missing`);
    const { partyRoles: _partyRoles, ...person } = copied;
    const ids = Array.from({ length: memberCount }, (_, index) => copiedId + 1 + index);
    await users().insertMany(ids.map((_id) => ({ ...person, _id, partyId })));
    return ids;
  };

  it('are published once, at the next start, and of nobody else', async () => {
    const customer = await user.signIn({ mobile: '9000000820' });
    await eventually(() => contacts.find(({ key }) => key === `person:${customer.userId}`), {
      missing: 'the contact of the customer',
    });
    await user.stopServiceOnly();
    const members = await insertMembers(customer.userId);
    const [buyer = 0, published = 0, ...others] = members;
    await users().updateOne({ _id: buyer }, { $set: { partyRoles: ['buyer'] } });
    await users().updateOne({ _id: published }, { $set: { hasPublishedRoles: true } });
    const stored = () => users().find({}).sort({ _id: 1 }).toArray();
    const before = await stored();

    const restarted = await user.restart();
    await waitForRoles(others, 'buyer,accountant');
    await waitForRoles([buyer], 'buyer');
    await restarted.stop();
    const changed = new Set([buyer, ...others]);
    for (const { _id, rev, hasPublishedRoles } of await stored()) {
      const wasChanged = changed.has(_id);
      expect(rev > (before.find((entry) => entry._id === _id)?.rev ?? 0)).toBe(wasChanged);
      expect(hasPublishedRoles ?? false).toBe(wasChanged || _id === published);
    }
    expect(rolesOf(published)).toBeUndefined();
    expect(rolesOf(customer.userId)).toBeUndefined();
  });
});
