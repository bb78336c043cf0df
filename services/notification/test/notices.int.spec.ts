import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { formatInstant } from '@tokri/contracts/dates';
import {
  contactSnapshot,
  notificationFailed,
  notificationSent,
  orderCancelled,
  orderStatusChanged,
  paymentRefunded,
  slotOffered,
} from '@tokri/contracts/events';
import { readConfig } from '@tokri/service-kit/config';
import { createSealer } from '@tokri/service-kit/crypto';
import { toTopicPlan } from '@tokri/service-kit/kafka';
import type { Broker } from '@tokri/service-kit/kafka';
import type { RunningService } from '@tokri/service-kit/lifecycle';
import { createLogger } from '@tokri/service-kit/logger';
import { connectMongo } from '@tokri/service-kit/mongo';
import {
  collectEvents,
  eventually,
  publishEvent,
  createTestBroker,
  testEnvironment,
  testTokens,
} from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import { startMailStub, startPushStub, startSmsStub } from './gateway-stubs.ts';
import { orderFields, createEventFixtures } from './event-fixtures.ts';
import { variables } from './variables.ts';

interface Stored {
  readonly _id: string;
  readonly state: string;
  readonly deliveries: Record<
    'sms' | 'mail' | 'push',
    {
      readonly state: string;
      readonly reason: string;
      readonly attempts: number;
      readonly recipient: string;
    }
  >;
}
type Row = Record<string, unknown>;

describe('notifications', () => {
  const environment = testEnvironment({ service: 'notification', name: 'notices' });
  const sealer = createSealer(environment.SEAL_KEY);
  const tokens = testTokens();
  const logLines: string[] = [];
  let sms: Awaited<ReturnType<typeof startSmsStub>>;
  let mail: Awaited<ReturnType<typeof startMailStub>>;
  let push: Awaited<ReturnType<typeof startPushStub>>;
  let service: RunningService;
  let broker: Broker;
  let connection: Awaited<ReturnType<typeof connectMongo>>;
  let heard: ReturnType<typeof collectEvents>;
  let tell: ReturnType<typeof createEventFixtures>;

  const start = () => {
    const config = readConfig(configSchema, {
      ...environment,
      ...variables({ sms: sms.url, mail: mail.url, push: push.url }),
      LOG_LEVEL: 'debug',
      TOKEN_JWKS: tokens.TOKEN_JWKS,
    });
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logLines.push(chunk.toString());
        done();
      },
    });
    return compose(config, {
      logger: createLogger({ service: 'notification', level: 'debug', destination }),
    });
  };
  beforeAll(async () => {
    [sms, mail, push] = await Promise.all([startSmsStub(), startMailStub(), startPushStub()]);
    service = await start();
    broker = createTestBroker(environment);
    connection = await connectMongo({
      url: environment.MONGODB_URL,
      database: environment.MONGODB_DATABASE,
      appName: 'spec',
    });
    tell = createEventFixtures({ broker, connection, sealer });
    heard = collectEvents(broker, [notificationSent, notificationFailed]);
  });
  beforeEach(() => {
    sms.respondWith(202);
    push.respondWith(200);
  });
  afterAll(async () => {
    await service.stop();
    await Promise.all([
      broker.close(),
      connection.close(),
      sms.close(),
      mail.close(),
      push.close(),
    ]);
  });

  const stored = (id: string) => connection.collection<Stored>('notices').findOne({ _id: id });
  const closed = (id: string, timeoutMs = 15_000) =>
    eventually(
      async () => {
        const found = await stored(id);
        return found?.state === 'closed' ? found : null;
      },
      { missing: `the end of ${id}`, timeoutMs },
    );
  const smsOf = (notice: string) =>
    sms.calls.filter(({ body }) => body['reference'] === `${notice}:sms`);
  const request = async (
    path: string,
    {
      as,
      body,
      language = 'en',
    }: { as?: Parameters<typeof tokens.bearer>[0]; body?: unknown; language?: string } = {},
  ) =>
    fetch(`${service.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(as ? { authorization: await tokens.bearer(as) } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const register = (userId: number, token: string, language = 'en') =>
    request('/v1/register-push-token', {
      as: { userId },
      body: { UserId: userId, NewToken: token, Token: '', DeviceType: 1 },
      language,
    });

  it('sends SMS, mail and push once for a placed and a confirmed order and publishes events', async () => {
    const userId = await tell.publishPerson();
    await register(userId, 'phone-of-meera-1');
    const placed = await tell.placeOrder(userId);
    const confirmed = await tell.confirmOrder(placed);
    expect(await closed(placed.notification)).toMatchObject({
      deliveries: {
        sms: { state: 'sent', recipient: '+91••••••6781' },
        mail: { state: 'sent', recipient: 'm•••@example.in' },
        push: { state: 'sent' },
      },
    });
    await closed(confirmed);
    expect(smsOf(confirmed)).toMatchObject([
      {
        body: {
          to: '+919123456781',
          template_id: '1107000000000000101',
          type: 'transactional',
          text: `Tokri: order TK-${placed.orderId} is confirmed. Rs 625, delivery Sun 22 Nov.`,
        },
      },
    ]);
    expect(
      mail.mails.filter(({ source }) => source.includes(`TK-${placed.orderId} is confirmed`)),
    ).toHaveLength(1);
    expect(
      push.calls
        .filter(({ data }) => data['TransactionId'] === String(placed.orderId))
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Order confirmed', 'Order placed']);
    const events = await eventually(
      () => {
        const own = heard.filter(({ key }) => key === String(userId));
        return own.length === 6 ? own : null;
      },
      { missing: 'six events' },
    );
    expect(events[0]).toMatchObject({
      type: notificationSent.type,
      data: { userId, orderId: placed.orderId, kind: 'placed' },
    });
    expect(
      new Set(events.map(({ data }) => (data as { deliveryId: string }).deliveryId)).size,
    ).toBe(6);
  });

  it('creates one notification when the event arrives three times', async () => {
    const userId = await tell.publishPerson({ email: '' });
    const id = randomUUID();
    const orderId = tell.nextId();
    for (let time = 0; time < 3; time += 1) await tell.placeOrder(userId, { orderId, id });
    const confirmed = await tell.confirmOrder({ orderId, userId });
    await closed(`ntf:${id}`);
    await closed(confirmed);
    expect(smsOf(`ntf:${id}`)).toHaveLength(1);
    expect(await stored(`ntf:${id}`)).toMatchObject({
      deliveries: {
        mail: { state: 'skipped', reason: 'no-address' },
        push: { state: 'skipped', reason: 'no-token' },
      },
    });
  });

  it('notifies about delivery, cancellation and refund, but not about every status', async () => {
    const userId = await tell.publishPerson({ email: '' });
    const { orderId } = await tell.placeOrder(userId);
    const about = orderFields(orderId, userId);
    await publishEvent(broker, orderStatusChanged, {
      key: String(orderId),
      seq: 3,
      data: { ...about, status: 4 },
    });
    await publishEvent(broker, orderStatusChanged, {
      key: String(orderId),
      seq: 4,
      data: { ...about, status: 5 },
    });
    await publishEvent(broker, orderStatusChanged, {
      key: String(orderId),
      seq: 5,
      data: { ...about, status: 6 },
    });
    await publishEvent(broker, orderCancelled, {
      key: String(orderId),
      seq: 6,
      data: {
        ...about,
        status: 7,
        holdId: 1,
        slotId: 1,
        pdate: '2026-11-22',
        by: 'customer',
        lines: [],
      },
    });
    await publishEvent(broker, paymentRefunded, {
      key: String(orderId),
      seq: 4,
      data: { orderId, userId, amountPaise: 62_500, nowPaise: 60_000, isWhole: true },
    });
    const texts = await eventually(
      () => {
        const own = sms.calls
          .map(({ body }) => body['text'] ?? '')
          .filter((text) => text.includes(`TK-${orderId} `) || text.includes(`TK-${orderId}.`));
        return own.length === 5 ? own : null;
      },
      { missing: 'five messages' },
    );
    for (const part of [
      'is placed',
      'is on the way',
      'is delivered',
      'is cancelled',
      'Rs 600 of order',
    ])
      expect(texts.some((text) => text.includes(part))).toBe(true);
  });

  const offer = async (userId: number, { id = randomUUID() as string, lasts = 600_000 } = {}) => {
    const slotId = tell.nextId();
    const offeredUntil = formatInstant(new Date(Date.now() + lasts));
    await publishEvent(broker, slotOffered, {
      key: String(slotId),
      seq: 1,
      id,
      data: {
        slotId,
        groupId: 1,
        holdId: 5,
        userId,
        date: '2026-11-22',
        start: '07:00',
        end: '10:00',
        offeredUntil,
      },
    });
    return { slotId, notice: `ntf:${id}` };
  };
  it('sends a slot offer once by SMS, mail and push with a link, and lists it in the inbox', async () => {
    const userId = await tell.publishPerson();
    await register(userId, 'phone-of-who-waits', 'hi');
    const id = randomUUID();
    for (let time = 0; time < 2; time += 1) await offer(userId, { id });
    const { slotId, notice } = await offer(userId);
    expect(await closed(notice)).toMatchObject({
      deliveries: { sms: { state: 'sent' }, mail: { state: 'sent' }, push: { state: 'sent' } },
    });
    await closed(`ntf:${id}`);
    expect(smsOf(`ntf:${id}`)).toHaveLength(1);
    expect(smsOf(notice)[0]?.body['text']).toMatch(
      new RegExp(
        `^टोकरी: रवि 22 नव 7:00 am - 10:00 am में एक जगह खाली हुई। \\d+:\\d\\d [ap]m तक आपके लिए रुकी है। https://shop.tokri.example/checkout-details\\?SlotId=${slotId}$`,
      ),
    );
    expect(
      push.calls.filter(({ data }) => data['Path'] === `/checkout-details?SlotId=${slotId}`),
    ).toMatchObject([
      { title: 'एक जगह खाली हुई', data: { Kind: 'slot-offered', TransactionId: '0' } },
    ]);
    const [entry] = (await (await request('/v1/read-inbox', { as: { userId } })).json()) as Row[];
    expect(entry).toMatchObject({
      Kind: 'slot-offered',
      TransactionId: 0,
      Title: 'A place came free',
      Path: `/checkout-details?SlotId=${slotId}`,
    });
  });
  it('does not send an expired slot offer', async () => {
    const { notice } = await offer(await tell.publishPerson(), { lasts: -1_000 });
    expect(await closed(notice)).toMatchObject({
      deliveries: {
        sms: { state: 'too-late' },
        mail: { state: 'too-late' },
        push: { state: 'too-late' },
      },
    });
    expect(smsOf(notice)).toHaveLength(0);
  });

  it('sends the message once when a gateway is back', async () => {
    const userId = await tell.publishPerson({ email: '' });
    await sms.close();
    const { notification: notice } = await tell.placeOrder(userId);
    await eventually(async () => (await stored(notice))?.deliveries.sms.reason === 'unreachable', {
      missing: 'a failed try',
    });
    await sms.open();
    expect(await closed(notice)).toMatchObject({
      deliveries: { sms: { state: 'sent', reason: '' } },
    });
    expect(smsOf(notice)).toHaveLength(1);
  });

  it('publishes a failure after one attempt when the gateway refuses', async () => {
    const userId = await tell.publishPerson({ email: '' });
    sms.respondWith(400);
    const { notification: notice } = await tell.placeOrder(userId);
    expect(await closed(notice)).toMatchObject({
      deliveries: { sms: { state: 'failed', reason: 'refused', attempts: 1 } },
    });
    await eventually(
      () =>
        heard.some(
          ({ type, data }) =>
            type === notificationFailed.type &&
            (data as Row)['deliveryId'] === `${notice}:sms` &&
            (data as Row)['reason'] === 'refused',
        ),
      { missing: 'the event' },
    );
  });

  it('sends the notification of a killed process from another one', async () => {
    const userId = await tell.publishPerson({ email: '' });
    sms.respondWith('silence');
    const { notification: notice } = await tell.placeOrder(userId);
    await eventually(() => smsOf(notice).length === 1, { missing: 'the first hand-over' });
    // Simulates a dead process: the notification stays open with an expired lease.
    await connection
      .collection<Stored>('notices')
      .updateOne({ _id: notice }, { $set: { nextTryAt: new Date(0) } });
    sms.respondWith(202);
    expect(await closed(notice)).toMatchObject({
      deliveries: { sms: { state: 'sent', attempts: 1 } },
    });
    expect(new Set(smsOf(notice).map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await eventually(
      () =>
        heard.filter(({ data }) => (data as Row)['deliveryId'] === `${notice}:sms`).length === 1,
      { missing: 'one event' },
    );
  });

  it('keeps an old event for the inbox without sending it', async () => {
    const userId = await tell.publishPerson();
    const { notification: notice } = await tell.placeOrder(userId, {
      occurredAt: new Date(Date.now() - 86_400_000),
    });
    expect(await closed(notice)).toMatchObject({
      deliveries: { sms: { state: 'too-late' }, mail: { state: 'too-late' } },
    });
    expect(smsOf(notice)).toHaveLength(0);
  });

  it('sends nothing to a deleted person and keeps nothing of them', async () => {
    const userId = await tell.publishPerson();
    await broker.ensureTopics([toTopicPlan(contactSnapshot.topic)]);
    await broker.publish([
      { topic: contactSnapshot.topic.name, key: `person:${userId}`, value: null, headers: {} },
    ]);
    await eventually(
      async () =>
        (await connection
          .collection<{ _id: string }>('contacts')
          .findOne({ _id: `person:${userId}` })) === null,
      { missing: 'the tombstone' },
    );
    const { notification: notice } = await tell.placeOrder(userId);
    await eventually(async () => (await stored(notice))?.deliveries.sms.reason === 'no-contact', {
      missing: 'a try',
    });
    expect(smsOf(notice)).toHaveLength(0);
  });

  it('removes an unregistered push token and pushes to the other app', async () => {
    const userId = await tell.publishPerson({ email: '' });
    await register(userId, 'phone-given-away');
    await register(userId, 'phone-in-use-now', 'hi');
    push.unregisteredTokens.add('phone-given-away');
    const { notification: notice, orderId } = await tell.placeOrder(userId);
    expect(await closed(notice)).toMatchObject({ deliveries: { push: { state: 'sent' } } });
    expect(
      push.calls.filter(({ data }) => data['TransactionId'] === String(orderId)),
    ).toMatchObject([{ token: 'phone-in-use-now', title: 'ऑर्डर मिला' }]);
    expect(
      await (
        await request('/v1/check-push-token?UToken=phone-given-away&UDeviceType=1', {
          as: { userId },
        })
      ).json(),
    ).toMatchObject([{ Id: 0, Error: 1, Code: 'not-registered' }]);
    expect(push.grants()).toBe(1);
  });

  it('assigns a push token to the person who registered it last', async () => {
    const [one, other] = [await tell.publishPerson(), await tell.publishPerson()];
    const [first] = (await (await register(one, 'a-token-of-an-app')).json()) as {
      Id: number;
      Error: number;
    }[];
    expect(first).toMatchObject({ Error: 0 });
    expect(first?.Id).toBeGreaterThan(0);
    const check = async (userId: number, token: string, permissions: 'users'[] = []) =>
      (
        (await (
          await request(`/v1/check-push-token?UToken=${token}&UDeviceType=1`, {
            as: { userId, permissions },
          })
        ).json()) as { Id: number }[]
      )[0]?.Id;
    expect(await check(one, 'a-token-of-an-app')).toBe(first?.Id);
    await register(other, 'a-token-of-an-app');
    expect([
      await check(one, 'a-token-of-an-app'),
      await check(other, 'a-token-of-an-app'),
      await check(one, 'a-token-of-an-app', ['users']),
    ]).toEqual([0, first?.Id, first?.Id]);
    await request('/v1/register-push-token', {
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
      (await request('/v1/register-push-token', { body: { NewToken: 'token-of-a-visitor' } }))
        .status,
    ).toBe(200);
    expect(
      (
        await request('/v1/register-push-token', {
          as: { userId: 1 },
          body: { UserId: 2, NewToken: 'token-of-a-visitor' },
        })
      ).status,
    ).toBe(403);
    expect(
      (await request('/v1/check-push-token?UToken=token-of-a-visitor&UDeviceType=1')).status,
    ).toBe(401);
  });

  it("returns only the caller's inbox, newest first, in their language", async () => {
    const userId = await tell.publishPerson({ email: '' });
    const placed = await tell.placeOrder(userId);
    await tell.confirmOrder(placed);
    const inbox = await eventually(
      async () => {
        const rows = (await (
          await request('/v1/read-inbox', { as: { userId }, language: 'hi' })
        ).json()) as Row[];
        return rows.length === 2 ? rows : null;
      },
      { missing: 'two entries' },
    );
    expect(inbox[0]).toMatchObject({
      Kind: 'confirmed',
      TransactionId: placed.orderId,
      Title: 'ऑर्डर पक्का',
    });
    expect(await (await request('/v1/read-inbox', { as: { userId: 1 } })).json()).toEqual([]);
    expect((await request('/v1/read-inbox')).status).toBe(401);
  });

  it('lists sent messages by channel for staff with masked recipients', async () => {
    const userId = await tell.publishPerson();
    const placed = await tell.placeOrder(userId);
    await closed(placed.notification);
    const staff = { userId: 1, permissions: ['transactions' as const] };
    const answer = await request(
      `/v1/list-sent-messages?TransactionId=${placed.orderId}&page=2&pageSize=2`,
      { as: staff },
    );
    expect([answer.headers.get('x-total-count'), await answer.json()]).toEqual([
      '3',
      [
        expect.objectContaining({
          Key: `${placed.notification}:push`,
          Channel: 'push',
          State: 'skipped',
        }),
      ],
    ]);
    const all = (await (
      await request(`/v1/list-sent-messages?TransactionId=${placed.orderId}`, { as: staff })
    ).json()) as Row[];
    expect(all).toMatchObject([
      { Channel: 'sms', State: 'sent', Recipient: '+91••••••6781', Attempts: 1 },
      { Channel: 'mail', Recipient: 'm•••@example.in' },
      {},
    ]);
    expect((await request('/v1/list-sent-messages', { as: { userId } })).status).toBe(403);
  });

  it('logs and stores no number, address or name', async () => {
    const documents = JSON.stringify(await connection.collection('notices').find().toArray());
    for (const text of [logLines.join('\n'), documents, JSON.stringify(heard)])
      expect(text).not.toMatch(/9123456781|meera@example|Meera Nair|phone-in-use-now/);
  });
});
