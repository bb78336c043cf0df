import { eventually } from '@tokri/service-kit/testing';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

describe('list of users for staff', () => {
  let user: UserService;
  let staff: { userId: number; token: string };
  let asha: { userId: number; token: string };
  let mail: { userId: number; token: string };

  const list = async (query: Record<string, string> = {}, token = staff.token) =>
    user.call('list-users', { query: { loc: '1', ...query }, token });
  const found = async (Search: string) => (await list({ Search })).entries.map(({ Id }) => Id);

  beforeAll(async () => {
    user = await startUserService('users');
    const clerk = await user.signIn({ mobile: '9000000800' });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: clerk.userId }, { $set: { permissions: ['users'] } });
    staff = await user.signIn({ mobile: '9000000800' });
    asha = await user.signIn({ mobile: '9000000801' });
    mail = await user.signIn({ email: 'leela@example.in' });
    await user.call('change-user', {
      body: { UserId: asha.userId, Name: 'Asha (Rao)' },
      token: asha.token,
    });
    await user.call('save-address', {
      body: {
        UserId: asha.userId,
        Name: 'Asha',
        Mobile: '9000000801',
        Address: '4th Cross',
        Pincode: '560034',
      },
      token: asha.token,
    });
  });
  afterAll(() => user.stop());

  it('lists people newest first with their location', async () => {
    const { entries, headers } = await list();
    expect(entries.map(({ Id }) => Id)).toEqual([mail.userId, asha.userId, staff.userId]);
    expect(headers.get('x-total-count')).toBe('3');
    expect(entries[1]).toMatchObject({
      Name: 'Asha (Rao)',
      Mobile: '9000000801',
      Address: '4th Cross',
      Pincode: '560034',
      IsPincodeAvailable: 1,
      Password: '',
    });
  });

  it.each([
    ['part of a name in another case', 'asha (r'],
    ['the beginning of a second name', 'Rao'],
    ['two letters', 'as'],
    ['a number with the country code', '+919000000801'],
    ['the last digits of a number', '00801'],
  ])('finds people by %s', async (_kind, search) => {
    expect(await found(search)).toEqual([asha.userId]);
  });

  it('finds people by part of a mail address, and nobody by a text without words', async () => {
    expect(await found('LEELA@')).toEqual([mail.userId]);
    expect(await found('@example')).toEqual([mail.userId]);
    expect(await found('.*')).toEqual([]);
    expect(await found(' ')).toHaveLength(3);
  });

  it('finds people by a changed name, and no longer by the former one', async () => {
    const changeName = (Name: string) =>
      user.call('change-user', { body: { UserId: mail.userId, Name }, token: mail.token });
    await changeName('Devika Menon');
    expect(await found('devika')).toEqual([mail.userId]);
    await changeName('Leela Menon');
    expect(await found('devika')).toEqual([]);
    expect(await found('menon')).toEqual([mail.userId]);
  });

  it('rejects customers with 403, anonymous callers with 401 and a missing loc=1 with 400', async () => {
    expect((await list({}, asha.token)).status).toBe(403);
    expect((await user.call('list-users', { query: { loc: '1' } })).status).toBe(401);
    expect((await list({ loc: '2' })).status).toBe(400);
  });

  it('rejects staff who have another permission only', async () => {
    await user
      .signIn({ mobile: '9000000802' })
      .then(({ userId }) =>
        user.connection
          .collection<{ _id: number }>('users')
          .updateOne({ _id: userId }, { $set: { permissions: ['chat'] } }),
      );
    const chatStaff = await user.signIn({ mobile: '9000000802' });
    expect((await list({}, chatStaff.token)).status).toBe(403);
  });

  it('shows staff the record and profile of one person', async () => {
    expect(
      (await user.call('read-user', { query: { uId: String(asha.userId) }, token: staff.token }))
        .first,
    ).toMatchObject({ Id: asha.userId, Password: '' });
    expect(
      (
        await user.call('read-profile', {
          query: { UserId: String(asha.userId) },
          token: staff.token,
        })
      ).first,
    ).toMatchObject({ Id: asha.userId });
  });

  it('finds people stored before searches had an index', async () => {
    await user.stopServiceOnly();
    const users = user.connection.collection<{ _id: number; searchKeys?: string[] }>('users');
    await users.updateOne({ _id: asha.userId }, { $unset: { searchKeys: '' } });
    const restarted = await user.restart();
    const migrated = await eventually(
      () => users.findOne({ _id: asha.userId, searchKeys: { $exists: true } }),
      { missing: 'the search keys of a user without' },
    );
    expect(migrated.searchKeys).toEqual(['ash', 'rao', '^9000', '0801$']);
    await restarted.stop();
  });
});
