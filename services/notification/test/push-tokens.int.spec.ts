import { startNotificationService, type NotificationService } from './notification-service.ts';

describe('push tokens', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('push-tokens');
  });
  beforeEach(() => {
    service.sms.respondWith(202);
    service.push.respondWith(200);
  });
  afterAll(() => service.stop());

  it('removes an unregistered push token and pushes to the other app', async () => {
    const userId = await service.fixtures.publishPerson({ email: '' });
    await service.registerPushToken(userId, 'phone-given-away');
    await service.registerPushToken(userId, 'phone-in-use-now', 'hi');
    service.push.unregisteredTokens.add('phone-given-away');
    const { notification, orderId } = await service.fixtures.placeOrder(userId);
    expect(await service.waitUntilClosed(notification)).toMatchObject({
      deliveries: { push: { state: 'sent' } },
    });
    expect(
      service.push.calls.filter(({ data }) => data['TransactionId'] === String(orderId)),
    ).toMatchObject([{ token: 'phone-in-use-now', title: 'ऑर्डर मिला' }]);
    expect(
      await (
        await service.request('/v1/check-push-token?UToken=phone-given-away&UDeviceType=1', {
          as: { userId },
        })
      ).json(),
    ).toMatchObject([{ Id: 0, Error: 1, Code: 'not-registered' }]);
    expect(service.push.grants()).toBe(1);
  });

  it('assigns a push token to the person who registered it last', async () => {
    const [one, other] = [
      await service.fixtures.publishPerson(),
      await service.fixtures.publishPerson(),
    ];
    const [first] = (await (await service.registerPushToken(one, 'a-token-of-an-app')).json()) as {
      Id: number;
      Error: number;
    }[];
    expect(first).toMatchObject({ Error: 0 });
    expect(first?.Id).toBeGreaterThan(0);
    const check = async (userId: number, token: string, permissions: 'users'[] = []) =>
      (
        (await (
          await service.request(`/v1/check-push-token?UToken=${token}&UDeviceType=1`, {
            as: { userId, permissions },
          })
        ).json()) as { Id: number }[]
      )[0]?.Id;
    expect(await check(one, 'a-token-of-an-app')).toBe(first?.Id);
    await service.registerPushToken(other, 'a-token-of-an-app');
    expect([
      await check(one, 'a-token-of-an-app'),
      await check(other, 'a-token-of-an-app'),
      await check(one, 'a-token-of-an-app', ['users']),
    ]).toEqual([0, first?.Id, first?.Id]);
    await service.request('/v1/register-push-token', {
      as: { userId: other },
      body: {
        UserId: other,
        NewToken: 'the-newer-token',
        Token: 'a-token-of-an-app',
        DeviceType: 1,
      },
    });
    expect([
      await check(other, 'a-token-of-an-app'),
      ((await check(other, 'the-newer-token')) ?? 0) > 0,
    ]).toEqual([0, true]);
  });

  it('registers a token for a visitor and rejects one for another person with 403', async () => {
    expect(
      (
        await service.request('/v1/register-push-token', {
          body: { NewToken: 'token-of-a-visitor' },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await service.request('/v1/register-push-token', {
          as: { userId: 1 },
          body: { UserId: 2, NewToken: 'token-of-a-visitor' },
        })
      ).status,
    ).toBe(403);
    expect(
      (await service.request('/v1/check-push-token?UToken=token-of-a-visitor&UDeviceType=1'))
        .status,
    ).toBe(401);
  });

  it('logs and stores no number, address or name', async () => {
    const documents = JSON.stringify(
      await service.connection.collection('notices').find().toArray(),
    );
    for (const text of [
      service.logLines.join('\n'),
      documents,
      JSON.stringify(service.publishedEvents),
    ])
      expect(text).not.toMatch(/9123456781|meera@example|Meera Nair|phone-in-use-now/);
  });
});
