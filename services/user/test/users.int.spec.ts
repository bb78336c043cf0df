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

  it('finds people by part of a name, a number in any notation, or part of a mail address', async () => {
    expect(await found('asha (r')).toEqual([asha.userId]);
    expect(await found('+91 9000000801'.replace(' ', ''))).toEqual([asha.userId]);
    expect(await found('00801')).toEqual([asha.userId]);
    expect(await found('LEELA@')).toEqual([mail.userId]);
    expect(await found('.*')).toEqual([]);
    expect(await found(' ')).toHaveLength(3);
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
});
