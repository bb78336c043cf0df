import { sessionEnded } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startNotificationService, type NotificationService } from './notification-service.ts';

describe('push tokens of sessions', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('push-sessions');
  });
  beforeEach(() => service.push.respondWith(200));
  afterAll(() => service.stop());

  const register = async (userId: number, sessionId: string | undefined, token: string) => {
    const response = await service.request('/v1/register-push-token', {
      as: { userId, ...(sessionId !== undefined && { sessionId }) },
      body: { UserId: userId, NewToken: token, Token: '', DeviceType: 1 },
    });
    expect(await response.json()).toMatchObject([{ Error: 0 }]);
  };
  const tokensOf = async (userId: number) =>
    (await service.connection.collection('tokens').find({ userId }).toArray())
      .map(({ token }) => String(token))
      .toSorted();
  const endSession = (userId: number, sessionId: string) =>
    publishEvent(service.broker, sessionEnded, {
      key: sessionId,
      seq: 1,
      data: { userId, sessionId },
    });
  const untilTokens = (userId: number, expected: readonly string[]) =>
    eventually(async () => (await tokensOf(userId)).join() === expected.join() || undefined, {
      missing: `only ${expected.join()} registered`,
    });

  it('end with their session, and the other devices still get pushes', async () => {
    const userId = await service.fixtures.publishPerson({ email: '' });
    await register(userId, 'lost', 'token-of-the-lost-phone');
    await register(userId, 'kept', 'token-of-the-kept-phone');
    await service.fixtures.placeOrder(userId);
    await endSession(userId, 'lost');
    await untilTokens(userId, ['token-of-the-kept-phone']);
    const { notification, orderId } = await service.fixtures.placeOrder(userId);
    await service.waitUntilClosed(notification);
    expect(
      service.push.calls
        .filter(({ data }) => data['TransactionId'] === String(orderId))
        .map(({ token }) => token)
        .toSorted(),
    ).toEqual(['token-of-the-kept-phone']);
  });

  it('end with any session of their person when they name none', async () => {
    const [userId, other] = [service.fixtures.nextId(), service.fixtures.nextId()];
    await register(userId, 'kept', 'token-with-a-session');
    await register(userId, undefined, 'token-without-a-session');
    await register(userId, 'before', 'token-from-before-sessions');
    await register(other, undefined, 'token-of-somebody-else');
    await service.connection
      .collection('tokens')
      .updateOne({ token: 'token-from-before-sessions' }, { $unset: { sessionId: '' } });
    await endSession(userId, 'lost');
    await untilTokens(userId, ['token-with-a-session']);
    expect(await tokensOf(other)).toEqual(['token-of-somebody-else']);
  });

  it('go on when another person has a session of the same name, or the device has a new one', async () => {
    const [one, other] = [service.fixtures.nextId(), service.fixtures.nextId()];
    await register(one, 'same', 'token-of-one-person');
    await register(other, 'same', 'token-of-another-person');
    await register(one, 'before', 'token-of-a-new-sign-in');
    await register(one, 'after', 'token-of-a-new-sign-in');
    await endSession(one, 'before');
    await endSession(one, 'same');
    await untilTokens(one, ['token-of-a-new-sign-in']);
    expect(await tokensOf(other)).toEqual(['token-of-another-person']);
  });
});
