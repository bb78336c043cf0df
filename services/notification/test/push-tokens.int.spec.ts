import { createECDH, randomBytes } from 'node:crypto';
import { toWebPushToken } from '@tokri/contracts/validation';
import { startNotificationService, type NotificationService } from './notification-service.ts';

const browserKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

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

  it('leaves the push token of another person alone when somebody names it to be replaced', async () => {
    const [owner, other] = [service.fixtures.nextId(), service.fixtures.nextId()];
    await service.registerPushToken(owner, 'the-token-of-its-owner');
    const register = async (userId: number, NewToken: string) => {
      const response = await service.request('/v1/register-push-token', {
        ...(userId > 0 && { as: { userId } }),
        body: { UserId: userId, NewToken, Token: 'the-token-of-its-owner' },
      });
      expect(await response.json()).toMatchObject([{ Error: 0 }]);
    };
    await register(other, 'a-token-of-a-stranger');
    await register(0, 'a-token-of-a-visitor');
    await register(0, 'the-token-of-its-owner');
    const tokens = service.connection.collection('tokens');
    expect(await tokens.findOne({ token: 'the-token-of-its-owner' })).toMatchObject({
      userId: owner,
    });
    await register(owner, 'the-newer-token-of-its-owner');
    expect(await tokens.findOne({ token: 'the-token-of-its-owner' })).toBeNull();
  });

  it('removes a push token for its owner, and for nobody else', async () => {
    const [owner, other] = [service.fixtures.nextId(), service.fixtures.nextId()];
    await service.registerPushToken(owner, 'a-token-to-be-removed');
    const isRegistered = async () =>
      (await service.connection
        .collection('tokens')
        .findOne({ token: 'a-token-to-be-removed' })) !== null;
    const remove = async (userId: number) => {
      const body = { Token: 'a-token-to-be-removed' };
      const response = await service.request('/v1/remove-push-token', { as: { userId }, body });
      expect(await response.json()).toMatchObject([{ Id: userId, Error: 0 }]);
    };
    await remove(other);
    expect(await isRegistered()).toBe(true);
    await remove(owner);
    expect(await isRegistered()).toBe(false);
    await remove(owner);
    const anonymous = await service.request('/v1/remove-push-token', {
      body: { Token: 'a-token-to-be-removed' },
    });
    expect(anonymous.status).toBe(401);
  });

  it('lists the own apps and browsers without what would let others send to them', async () => {
    const userId = await service.fixtures.publishPerson({ email: '' });
    const keys = browserKeys();
    await service.registerPushToken(userId, 'a-secret-token-of-an-app');
    await service.registerPushToken(
      userId,
      toWebPushToken({ endpoint: 'https://fcm.googleapis.com/fcm/send/secret-path', keys }),
    );
    const list = async (as?: { userId: number }, query = '') => {
      const response = await service.request(`/v1/list-own-push-subscriptions?${query}`, { as });
      return {
        status: response.status,
        total: response.headers.get('x-total-count'),
        text: await response.text(),
      };
    };
    const { text, total } = await list({ userId });
    expect(JSON.parse(text)).toEqual([
      { Device: 'browser', Service: 'fcm.googleapis.com', RegisteredAt: expect.any(String) },
      { Device: 'app', Service: 'fcm.googleapis.com', RegisteredAt: expect.any(String) },
    ]);
    expect(total).toBe('2');
    expect(text).not.toMatch(new RegExp(`secret|${keys.auth}|${keys.p256dh}`));
    expect(JSON.parse((await list({ userId }, 'page=2&pageSize=1')).text)).toMatchObject([
      { Device: 'app' },
    ]);
    expect((await list({ userId: 1_000_001 })).text).toBe('[]');
    expect((await list()).status).toBe(401);
  });

  it('refuses the subscription of a browser whose address is no push service', async () => {
    const register = async (endpoint: string) => {
      const response = await service.request('/v1/register-push-token', {
        as: { userId: 1 },
        body: { UserId: 1, NewToken: JSON.stringify({ endpoint, keys: browserKeys() }) },
      });
      return (await response.json()) as unknown;
    };
    expect(await register('http://169.254.169.254/latest/meta-data')).toMatchObject([
      { Id: 0, Error: 1, Code: 'push-service-unknown' },
    ]);
    expect(await register('https://fcm.googleapis.com/fcm/send/1')).toMatchObject([{ Error: 0 }]);
    const broken = await service.request('/v1/register-push-token', {
      as: { userId: 1 },
      body: { UserId: 1, NewToken: '{"endpoint":"https://fcm.googleapis.com/1"}' },
    });
    expect(broken.status).toBe(400);
  });

  it('sends to a browser, and forgets its subscription when that ended', async () => {
    const userId = await service.fixtures.publishPerson({ email: '' });
    const token = toWebPushToken({ endpoint: service.webPush.endpoint, keys: browserKeys() });
    await service.registerPushToken(userId, token);
    const first = await service.fixtures.placeOrder(userId);
    expect((await service.waitUntilClosed(first.notification)).deliveries.push).toMatchObject({
      state: 'sent',
      recipient: '•••me-1',
    });
    service.webPush.respondWith(410);
    const second = await service.fixtures.placeOrder(userId);
    expect((await service.waitUntilClosed(second.notification)).deliveries.push).toMatchObject({
      state: 'skipped',
      reason: 'unregistered',
    });
    const check = await service.request(
      `/v1/check-push-token?${new URLSearchParams({ UToken: token, UDeviceType: '1' })}`,
      { as: { userId } },
    );
    expect(await check.json()).toMatchObject([{ Code: 'not-registered' }]);
    expect(service.logLines.join('')).not.toContain('/browser-of-me-1');
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
