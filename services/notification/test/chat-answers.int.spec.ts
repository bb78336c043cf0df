import { randomUUID } from 'node:crypto';
import { dayMs, hourMs, minuteMs, shopDate, shopInstant } from '@tokri/contracts/dates';
import { messageRead, messageSent } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startNotificationService, type NotificationService } from './notification-service.ts';

describe('answers in the chat of an order', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('chat-answers');
  });
  beforeEach(() => service.push.respondWith(200));
  afterAll(() => service.stop());

  let seq = 0;
  const now = () => new Date(Date.now() + service.clock.aheadMs);
  const publishMessage = async (
    { orderId, userId }: { orderId: number; userId: number },
    { id = randomUUID() as string, byStaff = true, key = orderId } = {},
  ) => {
    seq += 1;
    const ids = { creatorId: byStaff ? 1 : userId, recipientId: byStaff ? userId : 0 };
    await publishEvent(service.broker, messageSent, {
      key: String(key),
      seq,
      id,
      occurredAt: now(),
      data: { orderId, userId, messageId: seq, ...ids, byStaff },
    });
    return `ntf:${id}`;
  };
  const publishRead = async (
    { orderId, userId }: { orderId: number; userId: number },
    byStaff = false,
  ) => {
    seq += 1;
    await publishEvent(service.broker, messageRead, {
      key: String(orderId),
      seq,
      occurredAt: now(),
      data: { orderId, userId, readerId: byStaff ? 1 : userId, readUpToId: seq, byStaff },
    });
  };
  /** Without quiet hours, because the spec runs at any time of the day. */
  const placeOrder = async () => {
    const userId = await service.fixtures.publishPerson();
    await service.registerPushToken(userId, `phone-${userId}`);
    await service.switchOffQuietHours(userId);
    const placed = await service.fixtures.placeOrder(userId);
    await service.waitUntilClosed(placed.notification);
    return placed;
  };
  /** An answer about another order with the same key is handled after all earlier ones. */
  const waitUntilHandled = async ({ orderId }: { orderId: number }): Promise<void> => {
    const other = await placeOrder();
    await service.findNotification(await publishMessage(other, { key: orderId }));
  };
  const pushesAbout = ({ orderId }: { orderId: number }) =>
    service.push.calls.filter(({ data }) => data['Path'] === `/order-details?Id=${orderId}&Chat=1`);
  const goAhead = (ms: number): void => void (service.clock.aheadMs += ms);

  it('reach a customer who does not read them at once, by push only and without their text', async () => {
    const placed = await placeOrder();
    const id = randomUUID();
    const answered = await publishMessage(placed, { id });
    await publishMessage(placed, { id });
    await service.findNotification(answered);
    expect(pushesAbout(placed)).toEqual([]);
    goAhead(minuteMs);
    expect((await service.waitUntilClosed(answered)).deliveries).toMatchObject({
      sms: { state: 'skipped', reason: 'not-chosen' },
      mail: { state: 'skipped', reason: 'not-chosen' },
      push: { state: 'sent' },
    });
    expect(pushesAbout(placed)).toMatchObject([
      {
        title: 'New message from the shop',
        text: expect.stringMatching(
          new RegExp(`^Tokri: you have a new message about order TK-${placed.orderId}\\.\\s*$`),
        ) as string,
        data: { Kind: 'chat-answered', TransactionId: String(placed.orderId) },
      },
    ]);
  });

  it('send nothing when the customer reads them in time, and a message about the next ones', async () => {
    const placed = await placeOrder();
    const first = await publishMessage(placed);
    await service.findNotification(first);
    await publishRead(placed);
    await eventually(async () => (await service.findStored(first)) === null, {
      missing: 'the withdrawal',
    });
    const second = await publishMessage(placed);
    await publishRead(placed, true);
    await publishMessage(placed, { byStaff: false });
    await service.findNotification(second);
    goAhead(minuteMs);
    await service.waitUntilClosed(second);
    expect(pushesAbout(placed)).toHaveLength(1);
  });

  it('make one message in ten minutes', async () => {
    const placed = await placeOrder();
    const first = await publishMessage(placed);
    await service.findNotification(first);
    const second = await publishMessage(placed);
    await waitUntilHandled(placed);
    goAhead(minuteMs);
    await service.waitUntilClosed(first);
    const third = await publishMessage(placed);
    const { waitUntil } = (await service.findNotification(third)) as { waitUntil?: Date };
    const firstStored = (await service.findStored(first)) as { waitUntil?: Date } | null;
    expect(waitUntil?.getTime()).toBe((firstStored?.waitUntil?.getTime() ?? 0) + 10 * minuteMs);
    expect(await service.findStored(second)).toBeNull();
    goAhead(10 * minuteMs);
    await service.waitUntilClosed(third);
    expect(pushesAbout(placed)).toHaveLength(2);
  });

  it('go by SMS with a link to the chat when the customer chose that', async () => {
    const placed = await placeOrder();
    const { Channels } = (await (
      await service.request('/v1/read-notification-preferences', { as: { userId: placed.userId } })
    ).json()) as Parameters<typeof service.changePreferences>[1] & { Channels: object };
    await service.changePreferences(placed.userId, {
      Channels: { ...Channels, Chat: { Sms: true, Mail: false, Push: false } },
    } as Parameters<typeof service.changePreferences>[1]);
    const answered = await publishMessage(placed);
    await service.findNotification(answered);
    goAhead(minuteMs);
    await service.waitUntilClosed(answered);
    expect(service.smsCallsFor(answered)[0]?.body['text']).toBe(
      `Tokri: you have a new message about order TK-${placed.orderId}. https://shop.tokri.example/order-details?Id=${placed.orderId}&Chat=1`,
    );
    expect(pushesAbout(placed)).toEqual([]);
  });

  it('are retried until the order is known', async () => {
    const userId = await service.fixtures.publishPerson();
    const orderId = service.fixtures.nextId();
    const answered = await publishMessage({ orderId, userId });
    await eventually(
      () => service.logLines.some((line) => line.includes('"failure":"missing-dependency"')),
      { missing: 'a retry' },
    );
    await service.fixtures.placeOrder(userId, { orderId });
    expect(await service.findNotification(answered)).toMatchObject({ orderId, userId });
  });

  it('wait for the end of quiet hours, and are withdrawn when they are read before', async () => {
    const userId = await service.fixtures.publishPerson();
    await service.registerPushToken(userId, 'phone-at-night');
    const night = shopInstant(shopDate(new Date(Date.now() + dayMs)), '23:00');
    service.clock.aheadMs = night.getTime() - Date.now();
    const placed = await service.fixtures.placeOrder(userId, { occurredAt: now() });
    const answerAtNight = async () => {
      const answered = await publishMessage(placed);
      await service.findNotification(answered);
      goAhead(minuteMs);
      await eventually(
        async () => (await service.findStored(answered))?.deliveries.push.reason === 'quiet-hours',
        { missing: 'the wait' },
      );
      return answered;
    };
    const answered = await answerAtNight();
    await publishRead(placed);
    await eventually(async () => (await service.findStored(answered)) === null, {
      missing: 'the withdrawal',
    });
    const next = await answerAtNight();
    goAhead(9 * hourMs);
    expect((await service.waitUntilClosed(next)).deliveries.push.state).toBe('sent');
    expect(pushesAbout(placed)).toHaveLength(1);
  });
});
