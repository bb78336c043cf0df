import { tokensRevoked } from '@tokri/contracts/events';
import { createAuditStore } from '@tokri/service-kit/mongo';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

describe('customers for staff', () => {
  let user: UserService;
  let revoked: ReturnType<typeof collectEvents>;
  let staffId: number;
  let token: string;

  const appoint = async (mobile: string, permissions: readonly string[]) => {
    const { userId } = await user.signIn({ mobile });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: userId }, { $set: { permissions } });
    return { userId, token: (await user.signIn({ mobile })).token };
  };

  beforeAll(async () => {
    user = await startUserService('customers');
    revoked = collectEvents(user.broker, [tokensRevoked]);
    ({ userId: staffId, token } = await appoint('9000000800', ['users', 'chat']));
  });
  afterAll(() => user.stop());

  const read = (UserId: number) =>
    user.call('read-customer', { query: { UserId: String(UserId) }, token });
  const block = (UserId: number, Blocked: boolean, Reason = 'Fraud') =>
    user.call('set-customer-block', { body: { UserId, Blocked, Reason }, token });
  const renew = (cookie: string) =>
    user.call('renew-token', { body: {}, headers: { cookie: `refresh=${cookie}` } });

  it('shows a customer with the open sessions, and keeps who looked', async () => {
    const { userId } = await user.signIn({ mobile: '9000000801' });
    const { status, first } = await read(userId);
    expect(status).toBe(200);
    expect(first).toMatchObject({
      Profile: { Id: userId, Mobile: '9000000801', MobileVerified: true, Status: 1 },
      Block: null,
      Addresses: [],
      Sessions: [{ Channel: 'sms', Id: expect.any(String), StartedAt: expect.any(String) }],
    });
    const audit = createAuditStore(user.connection);
    expect(await audit.list({ subject: `user:${userId}`, limit: 5 }, new Date())).toEqual([
      expect.objectContaining({ operation: 'read-customer', kind: 'view', staffId }),
    ]);
  });

  it('blocks a customer: no renewal, no sign-in, tokens revoked; and lifts the block', async () => {
    const { userId, cookie } = await user.signIn({ mobile: '9000000802' });
    expect((await block(userId, true)).first).toMatchObject({ Error: 0, Id: userId });
    expect((await renew(cookie)).first).toMatchObject({ Code: 'signed-out' });
    await eventually(() => revoked.find(({ key }) => key === String(userId)), {
      missing: 'the event that revokes the tokens',
    });
    const challengeId = await user.start({ mobile: '9000000802' });
    expect((await user.check(challengeId, await user.findCode(challengeId))).first).toMatchObject({
      Error: 1,
      Code: 'account-blocked',
    });
    expect((await read(userId)).first).toMatchObject({
      Profile: { Status: 0 },
      Block: { Reason: 'Fraud', StaffId: staffId },
      Sessions: [],
    });
    expect((await block(userId, false)).first).toMatchObject({ Error: 0 });
    expect((await user.signIn({ mobile: '9000000802' })).token).not.toBe('undefined');
  });

  it('rejects a block without reason and the block of staff', async () => {
    const { userId } = await user.signIn({ mobile: '9000000803' });
    expect((await block(userId, true, ' ')).first).toMatchObject({ Code: 'reason-missing' });
    expect((await block(staffId, true)).first).toMatchObject({ Code: 'staff-member' });
    expect((await block(999_999_999, true)).status).toBe(404);
  });

  it('ends one session, or all', async () => {
    const phone = await user.signIn({ mobile: '9000000804' });
    const laptop = await user.signIn({ mobile: '9000000804' });
    const [latest] = (await read(phone.userId)).first.Sessions as { Id: string }[];
    const end = (SessionId: string) =>
      user.call('end-customer-sessions', { body: { UserId: phone.userId, SessionId }, token });
    expect((await end(latest?.Id ?? '')).first).toMatchObject({ Error: 0 });
    expect((await end(latest?.Id ?? '')).first).toMatchObject({ Error: 0 });
    expect((await end('none')).first).toMatchObject({ Code: 'session-over' });
    expect((await renew(laptop.cookie)).first).toMatchObject({ Code: 'signed-out' });
    expect((await renew(phone.cookie)).first).toMatchObject({ Error: 0 });
    expect((await end('')).first).toMatchObject({ Error: 0 });
    expect((await read(phone.userId)).first.Sessions).toEqual([]);
  });

  it('cannot end the session of somebody else under the name of a customer', async () => {
    const { userId } = await user.signIn({ mobile: '9000000805' });
    const [own] = (await read(staffId)).first.Sessions as { Id: string }[];
    const ended = await user.call('end-customer-sessions', {
      body: { UserId: userId, SessionId: own?.Id },
      token,
    });
    expect(ended.first).toMatchObject({ Code: 'session-over' });
  });

  it('audits every session that ending all sessions closes', async () => {
    const { userId } = await user.signIn({ mobile: '9000000814' });
    const [session] = (await read(userId)).first.Sessions as { Id: string }[];
    await user.call('end-customer-sessions', { body: { UserId: userId, SessionId: '' }, token });
    const [entry] = await createAuditStore(user.connection).list(
      { operation: 'end-customer-sessions', limit: 1 },
      new Date(),
    );
    expect(entry?.changes).toContainEqual({
      subject: `session:${session?.Id}`,
      kind: 'changed',
      fields: [{ path: 'ended', before: '', after: 'signed-out' }],
    });
  });

  it('lists customers with masked contacts, block and last use, and finds the blocked ones', async () => {
    const { userId } = await user.signIn({ mobile: '9000000815' });
    const list = (query: Record<string, string>) => user.call('list-customers', { query, token });
    const [found, ...others] = (await list({ Search: '9000000815' })).entries;
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      UserId: userId,
      Mobile: '••••0815',
      PartyId: 0,
      PartyName: '',
      IsBlocked: false,
      IsStaff: false,
      RegisteredAt: expect.any(String),
      LastSeenAt: expect.any(String),
    });
    expect((await list({ Search: '9000000815', Blocked: '1' })).entries).toEqual([]);
    await block(userId, true);
    const blocked = (await list({ Blocked: '1' })).entries;
    expect(blocked).toContainEqual(expect.objectContaining({ UserId: userId, IsBlocked: true }));
    expect(blocked.every(({ IsBlocked }) => IsBlocked)).toBe(true);
    await block(userId, false);
    expect((await list({ Search: '9000000815', Blocked: '1' })).entries).toEqual([]);
  });

  it('refuses staff without the permission, customers and guests', async () => {
    const { token: chat } = await appoint('9000000806', ['chat']);
    const { token: customer, userId } = await user.signIn({ mobile: '9000000807' });
    const statuses = await Promise.all(
      [chat, customer].flatMap((caller) => [
        user.call('read-customer', { query: { UserId: String(userId) }, token: caller }),
        user.call('list-staff', { token: caller }),
        user.call('list-staff-names', { token: caller }),
        user.call('list-customers', { token: caller }),
        user.call('set-customer-block', {
          body: { UserId: userId, Blocked: true, Reason: 'x' },
          token: caller,
        }),
        user.call('end-customer-sessions', { body: { UserId: userId }, token: caller }),
        user.call('set-staff-permissions', {
          body: { UserId: userId, Before: [], Permissions: ['chat'] },
          token: caller,
        }),
      ]),
    );
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([403]));
    expect((await user.call('list-staff')).status).toBe(401);
  });

  describe('staff', () => {
    const setPermissions = (UserId: number, Before: string[], Permissions: string[]) =>
      user.call('set-staff-permissions', { body: { UserId, Before, Permissions }, token });

    it('are listed with permissions and last sign-in', async () => {
      const { userId } = await appoint('9000000810', ['chat']);
      const { entries } = await user.call('list-staff', { token });
      expect(entries).toContainEqual(
        expect.objectContaining({
          UserId: userId,
          Mobile: '9000000810',
          Permissions: ['chat'],
          LastSignInAt: expect.any(String),
          SecondFactorSince: null,
        }),
      );
      expect(entries.some(({ Mobile }) => Mobile === '9000000801')).toBe(false);
    });

    it('are listed by name for staff with the permission items', async () => {
      const { userId, token: keeper } = await appoint('9000000816', ['items']);
      const { entries } = await user.call('list-staff-names', { token: keeper });
      expect(entries).toContainEqual({ UserId: userId, Name: '' });
    });

    it('are not invited twice', async () => {
      const invite = (Permissions: string[]) =>
        user.call('save-staff', {
          body: { Mobile: '9000000817', Name: 'Ravi', Permissions },
          token,
        });
      const { first } = await invite(['chat']);
      expect(first).toMatchObject({ Error: 0 });
      expect((await invite(['chat'])).first).toMatchObject({ Id: first.Id, Error: 0 });
      expect((await invite(['users'])).first).toMatchObject({ Code: 'already-staff' });
      expect((await user.call('list-staff', { token })).entries).toContainEqual(
        expect.objectContaining({ UserId: first.Id, Permissions: ['chat'] }),
      );
    });

    it('get at most the permissions of the giver, and are removed with an empty list', async () => {
      const { userId } = await appoint('9000000811', ['chat']);
      expect((await setPermissions(userId, ['chat'], ['chat', 'items'])).first).toMatchObject({
        Code: 'not-all-yours',
      });
      expect((await setPermissions(userId, ['chat'], ['users'])).first).toMatchObject({ Error: 0 });
      expect((await setPermissions(userId, ['chat'], [])).first).toMatchObject({
        Code: 'permissions-changed',
      });
      expect((await setPermissions(userId, ['users'], [])).first).toMatchObject({ Error: 0 });
    });

    it('cannot remove themselves', async () => {
      expect((await setPermissions(staffId, ['users', 'chat'], ['chat'])).first).toMatchObject({
        Code: 'own-users',
      });
    });

    it('keep an administrator when two remove each other at once', async () => {
      const a = await appoint('9000000812', ['users', 'chat']);
      const b = await appoint('9000000813', ['users', 'chat']);
      const remove = (target: number, as: string) =>
        user.call('set-staff-permissions', {
          body: { UserId: target, Before: ['users', 'chat'], Permissions: [] },
          token: as,
        });
      await Promise.all([remove(b.userId, a.token), remove(a.userId, b.token)]);
      const { entries } = await user.call('list-staff', { token });
      const left = entries.filter(
        ({ UserId, Permissions }) =>
          [a.userId, b.userId].includes(Number(UserId)) &&
          (Permissions as string[]).includes('users'),
      );
      expect(left.length).toBeGreaterThan(0);
    });
  });
});
