import { randomUUID } from 'node:crypto';
import {
  contactSnapshot,
  notificationSent,
  orderCancelled,
  orderStatusChanged,
  paymentRefunded,
} from '@tokri/contracts/events';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { toTopicPlan } from '@tokri/service-kit/kafka';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { orderFields } from './event-fixtures.ts';
import { startNotificationService, type NotificationService } from './notification-service.ts';
import { smsTemplateId } from './variables.ts';

describe('order notifications', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('orders');
  });
  beforeEach(() => {
    service.sms.respondWith(202);
    service.push.respondWith(200);
  });
  afterAll(() => service.stop());

  it('sends SMS, mail and push once for a placed and a confirmed order and publishes events', async () => {
    const userId = await service.fixtures.publishPerson();
    await service.registerPushToken(userId, 'phone-of-meera-1');
    const placed = await service.fixtures.placeOrder(userId);
    const confirmed = await service.fixtures.confirmOrder(placed);
    expect(await service.waitUntilClosed(placed.notification)).toMatchObject({
      deliveries: {
        sms: { state: 'sent', recipient: '+91••••••6781' },
        mail: { state: 'sent', recipient: 'm•••@example.in' },
        push: { state: 'sent' },
      },
    });
    await service.waitUntilClosed(confirmed);
    expect(service.smsCallsFor(confirmed)).toMatchObject([
      {
        body: {
          to: '+919123456781',
          template_id: smsTemplateId('confirmed', 'en'),
          type: 'transactional',
          text: `Tokri: order TK-${placed.orderId} is confirmed. Rs 625, delivery Sun 22 Nov, 7-10 am.`,
        },
      },
    ]);
    expect(
      service.mail.mails.filter(({ source }) =>
        source.includes(`TK-${placed.orderId} is confirmed`),
      ),
    ).toHaveLength(1);
    expect(
      service.push.calls
        .filter(({ data }) => data['TransactionId'] === String(placed.orderId))
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Order confirmed', 'Order placed']);
    const events = await eventually(
      () => {
        const ownEntries = service.publishedEvents.filter(({ key }) => key === String(userId));
        return ownEntries.length === 6 ? ownEntries : null;
      },
      { missing: 'six events' },
    );
    expect(events.map(({ data }) => (data as { kind: string }).kind).sort()).toEqual([
      ...['confirmed', 'confirmed', 'confirmed'],
      ...['placed', 'placed', 'placed'],
    ]);
    expect(events[0]).toMatchObject({
      type: notificationSent.type,
      data: { userId, orderId: placed.orderId },
    });
    expect(
      new Set(events.map(({ data }) => (data as { deliveryId: string }).deliveryId)).size,
    ).toBe(6);
  });

  it('creates one notification when the event arrives three times', async () => {
    const userId = await service.fixtures.publishPerson({ email: '' });
    const id = randomUUID();
    const orderId = service.fixtures.nextId();
    for (let time = 0; time < 3; time += 1)
      await service.fixtures.placeOrder(userId, { orderId, id });
    const confirmed = await service.fixtures.confirmOrder({ orderId, userId });
    const placed = `ntf:${orderId}:placed`;
    await service.waitUntilClosed(placed);
    await service.waitUntilClosed(confirmed);
    expect(service.smsCallsFor(placed)).toHaveLength(1);
    expect(await service.findStored(placed)).toMatchObject({
      deliveries: {
        mail: { state: 'skipped', reason: 'no-address' },
        push: { state: 'skipped', reason: 'no-token' },
      },
    });
  });

  it('notifies about delivery, cancellation and refund, but not about every status', async () => {
    const userId = await service.fixtures.publishPerson({ email: '' });
    await service.switchOffQuietHours(userId);
    const { orderId } = await service.fixtures.placeOrder(userId);
    const eventFields = orderFields(orderId, userId);
    await publishEvent(service.broker, orderStatusChanged, {
      key: String(orderId),
      seq: 3,
      data: { ...eventFields, status: 4 },
    });
    await publishEvent(service.broker, orderStatusChanged, {
      key: String(orderId),
      seq: 4,
      data: { ...eventFields, status: 5 },
    });
    await publishEvent(service.broker, orderStatusChanged, {
      key: String(orderId),
      seq: 5,
      data: { ...eventFields, status: 6 },
    });
    await publishEvent(service.broker, orderCancelled, {
      key: String(orderId),
      seq: 6,
      data: {
        ...eventFields,
        status: 7,
        paymentStatus: paymentStatus.RefundDue,
        holdId: 1,
        slotId: 1,
        pdate: '2026-11-22',
        by: 'customer',
        lines: [],
      },
    });
    await publishEvent(service.broker, paymentRefunded, {
      key: String(orderId),
      seq: 4,
      data: { orderId, userId, amountPaise: 62_500, nowPaise: 60_000, isWhole: true },
    });
    const smsTexts = await eventually(
      () => {
        const ownEntries = service.sms.calls
          .map(({ body }) => body['text'] ?? '')
          .filter((text) => text.includes(`TK-${orderId} `) || text.includes(`TK-${orderId}.`));
        return ownEntries.length === 5 ? ownEntries : null;
      },
      { missing: 'five messages' },
    );
    for (const part of [
      'is placed',
      'is on the way',
      'has been delivered',
      'is cancelled',
      'Rs 600 for order',
    ])
      expect(smsTexts.some((text) => text.includes(part))).toBe(true);
  });

  it('mentions no refund when an unpaid cash order is cancelled', async () => {
    const userId = await service.fixtures.publishPerson();
    const { orderId } = await service.fixtures.placeOrder(userId);
    await publishEvent(service.broker, orderCancelled, {
      key: String(orderId),
      seq: 2,
      data: {
        ...orderFields(orderId, userId),
        status: orderStatus.Cancelled,
        paymentStatus: paymentStatus.NotDue,
        holdId: 1,
        slotId: 1,
        pdate: '2026-11-22',
        by: 'customer',
        lines: [],
      },
    });
    const text = await eventually(
      () =>
        service.sms.calls
          .map(({ body }) => body['text'] ?? '')
          .find((sent) => sent.includes(`TK-${orderId} `) && sent.includes('is cancelled')),
      { missing: 'the message of the cancelled order' },
    );
    expect(text).toBe(
      `Tokri: order TK-${orderId} for Sun 22 Nov, 7-10 am is cancelled. Nothing to pay.`,
    );
  });

  it('keeps an old event for the inbox without sending it', async () => {
    const userId = await service.fixtures.publishPerson();
    const { notification } = await service.fixtures.placeOrder(userId, {
      occurredAt: new Date(Date.now() - 86_400_000),
    });
    expect(await service.waitUntilClosed(notification)).toMatchObject({
      deliveries: { sms: { state: 'too-late' }, mail: { state: 'too-late' } },
    });
    expect(service.smsCallsFor(notification)).toHaveLength(0);
  });

  it('sends nothing to a deleted person and keeps nothing of them', async () => {
    const userId = await service.fixtures.publishPerson();
    await service.broker.ensureTopics([toTopicPlan(contactSnapshot.topic)]);
    await service.broker.publish([
      { topic: contactSnapshot.topic.name, key: `person:${userId}`, value: null, headers: {} },
    ]);
    await eventually(
      async () =>
        (await service.connection
          .collection<{ _id: string }>('contacts')
          .findOne({ _id: `person:${userId}` })) === null,
      { missing: 'the tombstone' },
    );
    const { notification } = await service.fixtures.placeOrder(userId);
    await eventually(
      async () => (await service.findStored(notification))?.deliveries.sms.reason === 'no-contact',
      {
        missing: 'a try',
      },
    );
    expect(service.smsCallsFor(notification)).toHaveLength(0);
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
