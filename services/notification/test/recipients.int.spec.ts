import { randomUUID } from 'node:crypto';
import { paymentAttemptFailed } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import {
  startNotificationService,
  type NotificationService,
  type ResponseBody,
} from './notification-service.ts';

const maxSms = 3;
const maxMails = 4;
const skipped = (reason: string) => ({ state: 'skipped', reason });

describe('recipients of order messages', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('recipients', {
      ORDER_SMS_PER_HOUR: String(maxSms),
      ORDER_MAILS_PER_HOUR: String(maxMails),
    });
  });
  afterAll(() => service.stop());

  const placeAndWait = async (userId: number) => {
    const { notification } = await service.fixtures.placeOrder(userId);
    return service.waitUntilClosed(notification);
  };

  it('sends nothing to a number and a mail address that nobody has verified', async () => {
    const userId = await service.fixtures.publishPerson({
      mobile: '+919123456001',
      email: 'stranger@example.in',
      verification: { mobileVerified: false, emailVerified: false },
    });
    await service.registerPushToken(userId, 'phone-of-an-unverified-person');
    const stored = await placeAndWait(userId);
    expect(stored.deliveries).toMatchObject({
      sms: { ...skipped('not-verified'), recipient: '+91••••••6001' },
      mail: { ...skipped('not-verified'), recipient: 's•••@example.in' },
      push: { state: 'sent' },
    });
    expect(service.smsCallsFor(stored._id)).toEqual([]);
    expect(service.mail.mails.some(({ source }) => source.includes('stranger@'))).toBe(false);
    const inbox = (await (
      await service.request('/v1/read-inbox', { as: { userId } })
    ).json()) as ResponseBody[];
    expect(inbox).toHaveLength(1);
  });

  it('sends to a contact from the moment it is verified', async () => {
    const person = { mobile: '+919123456002', email: 'later@example.in' };
    const userId = await service.fixtures.publishPerson({
      ...person,
      verification: { mobileVerified: true, emailVerified: false },
    });
    expect((await placeAndWait(userId)).deliveries).toMatchObject({
      sms: { state: 'sent' },
      mail: skipped('not-verified'),
    });
    await service.fixtures.publishPerson({ ...person, userId, seq: 2 });
    expect((await placeAndWait(userId)).deliveries).toMatchObject({
      sms: { state: 'sent' },
      mail: { state: 'sent' },
    });
  });

  it('treats the number of a record without flags as verified, but not its mail address', async () => {
    const userId = await service.fixtures.publishPerson({
      mobile: '+919123456003',
      email: 'older@example.in',
      verification: {},
    });
    expect((await placeAndWait(userId)).deliveries).toMatchObject({
      sms: { state: 'sent' },
      mail: skipped('not-verified'),
    });
  });

  it('treats the mail address of a record without flags and number as verified', async () => {
    const userId = await service.fixtures.publishPerson({
      mobile: '',
      email: 'mail-sign-in@example.in',
      verification: {},
    });
    expect((await placeAndWait(userId)).deliveries).toMatchObject({
      sms: { state: 'skipped' },
      mail: { state: 'sent' },
    });
  });

  it('stops at the hourly limit of a recipient across accounts and resumes an hour later', async () => {
    const person = { mobile: '+919123456004', email: 'shared@example.in' };
    const stored = [];
    for (let order = 0; order <= maxMails; order += 1)
      stored.push(await placeAndWait(await service.fixtures.publishPerson(person)));
    expect(stored.map(({ deliveries }) => deliveries.sms.state)).toEqual([
      'sent',
      'sent',
      'sent',
      'skipped',
      'skipped',
    ]);
    expect(stored.map(({ deliveries }) => deliveries.mail.state)).toEqual([
      'sent',
      'sent',
      'sent',
      'sent',
      'skipped',
    ]);
    expect(stored.at(-1)?.deliveries).toMatchObject({
      sms: { ...skipped('over-limit'), recipient: '+91••••••6004' },
      mail: skipped('over-limit'),
    });
    expect(service.sms.calls.filter(({ body }) => body['to'] === person.mobile)).toHaveLength(
      maxSms,
    );
    service.clock.aheadMs += 3_600_000;
    expect(
      (await placeAndWait(await service.fixtures.publishPerson(person))).deliveries,
    ).toMatchObject({ sms: { state: 'sent' }, mail: { state: 'sent' } });
  });

  it('shows staff why a message was not sent', async () => {
    const userId = await service.fixtures.publishPerson({
      mobile: '+919123456005',
      verification: { mobileVerified: false, emailVerified: false },
    });
    const { orderId, notification } = await service.fixtures.placeOrder(userId);
    await service.waitUntilClosed(notification);
    const response = await service.request(`/v1/list-sent-messages?TransactionId=${orderId}`, {
      as: { userId: 1, permissions: ['transactions'] },
    });
    expect(await response.json()).toMatchObject([
      { Channel: 'sms', State: 'skipped', Reason: 'not-verified', Recipient: '+91••••••6005' },
      { Channel: 'mail', State: 'skipped', Reason: 'not-verified' },
      { Channel: 'push', State: 'skipped', Reason: 'no-token' },
    ]);
  });

  it('counts a retried message once', async () => {
    const mobile = '+919123456006';
    const userId = await service.fixtures.publishPerson({ mobile, email: '' });
    service.sms.respondWith(503);
    const { notification } = await service.fixtures.placeOrder(userId);
    await eventually(() => service.smsCallsFor(notification).length >= 2, { missing: 'a retry' });
    service.sms.respondWith(202);
    await service.waitUntilClosed(notification);
    for (let order = 1; order < maxSms; order += 1)
      expect((await placeAndWait(userId)).deliveries.sms.state).toBe('sent');
    expect((await placeAndWait(userId)).deliveries.sms).toMatchObject(skipped('over-limit'));
  });

  it('sends one message for a step of an order, even when the step has two events', async () => {
    const userId = await service.fixtures.publishPerson({ mobile: '+919123456007', email: '' });
    const placed = await service.fixtures.placeOrder(userId);
    const { orderId } = placed;
    for (let attempt = 1; attempt <= 2; attempt += 1)
      await publishEvent(service.broker, paymentAttemptFailed, {
        key: String(orderId),
        seq: attempt,
        id: randomUUID(),
        data: { orderId, userId },
      });
    await service.waitUntilClosed(await service.fixtures.confirmOrder(placed));
    await service.waitUntilClosed(`ntf:${orderId}:payment-failed`);
    await service.fixtures.confirmOrder(placed, randomUUID());
    const marker = await service.fixtures.placeOrder(userId);
    await service.waitUntilClosed(marker.notification);
    const stored = await service.connection.collection('notices').find({ orderId }).toArray();
    expect(stored.map(({ kind }) => kind as string).sort()).toEqual([
      'confirmed',
      'payment-failed',
      'placed',
    ]);
    expect(
      service.sms.calls.filter(({ body }) =>
        new RegExp(`TK-${orderId}\\b`).test(body['text'] ?? ''),
      ),
    ).toHaveLength(3);
  });

  it('logs and stores no number or address, also not in the counters', async () => {
    const stored = await Promise.all(
      ['notices', 'recipient-hours'].map((name) =>
        service.connection.collection(name).find().toArray(),
      ),
    );
    expect(stored[1]?.length).toBeGreaterThan(0);
    for (const text of [service.logLines.join('\n'), JSON.stringify(stored)])
      expect(text).not.toMatch(/912345600|stranger@|shared@example/);
  });
});
