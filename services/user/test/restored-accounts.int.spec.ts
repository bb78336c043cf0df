import { accountClosed } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startUserService, type UserService } from './user-service.ts';

const hourMs = 3_600_000;

let user: UserService;
beforeAll(async () => {
  user = await startUserService('restored-accounts');
});
afterAll(() => user.stop());

describe('the deletion of an account', () => {
  it('is repeated for an account that a backup brought back, but not for who got its id', async () => {
    const asha = await user.signIn({ mobile: '9000001504' });
    const ravi = await user.signIn({ mobile: '9000001505' });
    const publish = (userId: number, closedAt: Date) =>
      publishEvent(user.broker, accountClosed, {
        key: String(userId),
        seq: 999,
        data: { userId, reference: 'e'.repeat(32), closedAt: closedAt.toISOString() },
      });
    await publish(ravi.userId, new Date(Date.now() - hourMs));
    await publish(asha.userId, new Date(Date.now() + hourMs));
    const users = user.connection.collection<{ _id: number } & Record<string, unknown>>('users');
    await eventually(
      async () => (await users.findOne({ _id: asha.userId }))?.['erasureStage'] === 'closed',
      { missing: 'the account that is closed again' },
    );
    expect((await users.findOne({ _id: ravi.userId }))?.['erasure'] ?? null).toBeNull();
  });
});
