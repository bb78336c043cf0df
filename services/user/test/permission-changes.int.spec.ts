import { contactSnapshot, tokensRevoked } from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { readClaims } from './token-claims.ts';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

describe('a change of permissions', () => {
  let user: UserService;
  let granterToken: string;
  let changes: ReturnType<typeof collectEvents>;
  let contacts: Envelope<EventData<typeof contactSnapshot>>[];
  beforeAll(async () => {
    user = await startUserService('permission-changes');
    changes = collectEvents(user.broker, [tokensRevoked]);
    contacts = collectEvents(user.broker, [contactSnapshot]) as typeof contacts;
    const granter = await user.signIn({ mobile: '9000000700' });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: granter.userId }, { $set: { permissions: ['users', 'slots', 'chat'] } });
    granterToken = (await user.signIn({ mobile: '9000000700' })).token;
  });
  afterAll(() => user.stop());

  const setPermissions = (
    UserId: number,
    Before: readonly string[],
    Permissions: readonly string[],
  ) =>
    user.call('set-staff-permissions', {
      body: { UserId, Before, Permissions },
      token: granterToken,
    });
  const changesOf = (userId: number) => changes.filter(({ key }) => key === String(userId));

  const publishedPermissions = (userId: number) => {
    const newest = contacts.filter(({ key }) => key === `person:${userId}`).at(-1)?.data;
    return newest?.kind === 'person' ? (newest.permissions ?? []).join() : 'unknown';
  };
  const waitForPermissions = (userId: number, expected: string) =>
    eventually(() => publishedPermissions(userId) === expected, {
      missing: `the permissions '${expected}' of person ${userId}`,
    });

  it('changes the contact that other services keep, which names those of staff only', async () => {
    const { userId } = await user.signIn({ mobile: '9000000705' });
    await waitForPermissions(userId, '');
    await setPermissions(userId, [], ['slots', 'chat']);
    await waitForPermissions(userId, 'slots,chat');
    await setPermissions(userId, ['slots', 'chat'], []);
    await waitForPermissions(userId, '');
  });

  it('is published with the revision of the first token that has the new permissions', async () => {
    const { userId } = await user.signIn({ mobile: '9000000701' });
    await setPermissions(userId, [], ['slots', 'chat']);
    const before = await user.signIn({ mobile: '9000000701' });
    expect(readClaims(before.token).roles).toContain('staff:slots');
    await setPermissions(userId, ['slots', 'chat'], ['chat']);
    const removal = await eventually(() => changesOf(userId)[1], {
      missing: 'the event of the removal',
    });
    const { revision } = removal.data as { revision: number };
    expect(readClaims(before.token).rev).toBeLessThan(revision);
    const renewed = await user.call('renew-token', {
      body: {},
      headers: { cookie: `refresh=${before.cookie}` },
    });
    const claims = readClaims(String(renewed.first.Token));
    expect(claims.rev).toBeGreaterThanOrEqual(revision);
    expect(claims.roles).toEqual(['customer', 'staff:chat']);
    expect(Object.keys(removal.data as object).sort()).toEqual(['changedAt', 'revision', 'userId']);
  });

  it('is not published when the permissions stay the same or only the name changes', async () => {
    const { userId } = await user.signIn({ mobile: '9000000702' });
    await setPermissions(userId, [], ['slots', 'chat']);
    await setPermissions(userId, ['slots', 'chat'], ['chat', 'slots']);
    await user.call('change-user', {
      body: { UserId: userId, Name: 'Ravi Kumar' },
      token: (await user.signIn({ mobile: '9000000702' })).token,
    });
    await setPermissions(userId, ['slots', 'chat'], []);
    await setPermissions(userId, [], ['slots']);
    const revisions = await eventually(
      () => {
        const found = changesOf(userId).map(({ data }) => (data as { revision: number }).revision);
        return found.length >= 3 ? found : undefined;
      },
      { missing: 'the grant, the removal and the next grant' },
    );
    expect(revisions).toHaveLength(3);
    expect(revisions[2]).toBe((revisions[1] ?? 0) + 1);
  });

  it('of the time before contacts named permissions is published at the next start', async () => {
    const { userId } = await user.signIn({ mobile: '9000000706' });
    await user.stopServiceOnly();
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: userId }, { $set: { permissions: ['items'] } });
    const restarted = await user.restart();
    await waitForPermissions(userId, 'items');
    await restarted.stop();
  });
});
