import { createTokenVerifier } from '@tokri/service-kit/auth';
import { createAuditStore } from '@tokri/service-kit/mongo';
import { startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

describe('previews of a customer', () => {
  let user: UserService;
  let staff: { readonly userId: number; readonly token: string };
  let customer: Awaited<ReturnType<UserService['signIn']>>;

  const appoint = async (mobile: string, permissions: readonly string[]) => {
    const { userId } = await user.signIn({ mobile });
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: userId }, { $set: { permissions } });
    return { userId, token: (await user.signIn({ mobile })).token };
  };
  const start = (UserId: number, token?: string, headers?: Record<string, string>) =>
    user.call('start-customer-preview', {
      body: { UserId },
      ...(token === undefined ? {} : { token }),
      ...(headers ? { headers } : {}),
    });

  beforeAll(async () => {
    user = await startUserService('previews');
    staff = await appoint('9000000900', ['users', 'chat']);
    customer = await user.signIn({ mobile: '9000000901' });
  });
  afterAll(() => user.stop());

  it('start with a token for this customer, in the name of the member of staff', async () => {
    const { status, first, headers } = await start(customer.userId, staff.token);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(first).toMatchObject({
      Id: customer.userId,
      Error: 0,
      ExpiresAt: expect.any(String),
      Profile: { Id: customer.userId, Mobile: '9000000901' },
    });
    const minutes = (Date.parse(String(first.ExpiresAt)) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    const verify = createTokenVerifier({ jwks: JSON.parse(String(user.variables.TOKEN_JWKS)) });
    expect(await verify(`Bearer ${String(first.Token)}`)).toEqual({
      userId: customer.userId,
      partyId: 0,
      permissions: [],
      previewedBy: staff.userId,
      previewPermissions: ['users', 'chat'],
    });
  });

  it('are kept in the audit log, without the token', async () => {
    const other = await user.signIn({ mobile: '9000000902' });
    const { first } = await start(other.userId, staff.token);
    const audit = createAuditStore(user.connection);
    const entries = await audit.list({ subject: `user:${other.userId}`, limit: 5 }, new Date());
    expect(entries).toEqual([
      expect.objectContaining({
        operation: 'start-customer-preview',
        kind: 'change',
        outcome: 'done',
        staffId: staff.userId,
      }),
    ]);
    expect(JSON.stringify(entries)).not.toContain(String(first.Token));
    expect(user.logLines.join('')).not.toContain(String(first.Token));
  });

  it('are not stored under an Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'preview-1' };
    const first = await start(customer.userId, staff.token, key);
    expect(first.first.Token).toEqual(expect.any(String));
    const stored = await user.connection.collection('idempotency').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(String(first.first.Token));
  });

  it('read the customer, and are refused by everything else', async () => {
    const token = String((await start(customer.userId, staff.token)).first.Token);
    const query = { uId: String(customer.userId) };
    expect((await user.call('read-user', { query, token })).first).toMatchObject({
      Id: customer.userId,
    });
    expect((await user.call('list-addresses', { query, token })).status).toBe(200);
    const refused = await Promise.all([
      user.call('change-user', { body: { UserId: customer.userId, Name: 'Changed' }, token }),
      user.call('save-address', { body: { UserId: customer.userId }, token }),
      user.call('remove-address', { query: { UserId: query.uId, Id: '1' }, token }, 'DELETE'),
      user.call('remove-favourite', { query: { UserId: query.uId, ItemId: '1' }, token }, 'DELETE'),
      user.call('start-sign-in', { query: { email: '', mobile: '9000000901' }, token }),
      user.call('start-contact-verification', { body: { UserId: customer.userId }, token }),
      user.call('renew-token', { body: {}, token, headers: { cookie: customer.cookie } }),
      user.call('read-customer', { query: { UserId: query.uId }, token }),
      start(customer.userId, token),
    ]);
    expect(refused.map(({ status, first }) => [status, first.code])).toEqual(
      refused.map(() => [403, 'preview-read-only']),
    );
  });

  it('are refused to customers, guests, staff without the permission and for unknown people', async () => {
    const chat = await appoint('9000000903', ['chat']);
    expect((await start(customer.userId, customer.token)).status).toBe(403);
    expect((await start(customer.userId, chat.token)).status).toBe(403);
    expect((await start(customer.userId)).status).toBe(401);
    expect((await start(999_999_999, staff.token)).status).toBe(404);
  });

  it('are refused to staff whose token still has a permission that was taken away', async () => {
    const former = await appoint('9000000904', ['users']);
    await user.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: former.userId }, { $set: { permissions: [] } });
    expect((await start(customer.userId, former.token)).first).toMatchObject({
      status: 403,
      code: 'not-allowed',
    });
  });
});
