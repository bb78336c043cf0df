import { randomUUID } from 'node:crypto';
import { formatInstant } from '@tokri/contracts/dates';
import { slotOffered } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startNotificationService, type NotificationService } from './notification-service.ts';

describe('language of a message', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('language');
  });
  afterAll(() => service.stop());

  const readMessages = async (notification: string) => {
    await service.waitUntilClosed(notification);
    const mail = await eventually(
      () =>
        service.mail.mails.find(({ source }) =>
          source.includes(`X-Reference: ${notification}:mail`),
        ),
      { missing: 'the mail' },
    );
    const subject = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail.source)?.[1] ?? '';
    const mailText = subject
      .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_whole, text: string) =>
        Buffer.from(text, 'base64').toString(),
      )
      .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_whole, text: string) =>
        decodeURIComponent(text.replaceAll('=', '%').replaceAll('_', ' ')),
      );
    return {
      sms: service.smsCallsFor(notification).map(({ body }) => body['text']),
      mail: mailText.replace(/\r?\n[ \t]/g, ''),
    };
  };

  it('uses Hindi in SMS and mail for an order placed in Hindi, also for later events', async () => {
    const { fixtures } = service;
    const placed = await fixtures.placeOrder(await fixtures.publishPerson(), { language: 'hi' });
    const confirmed = await fixtures.confirmOrder(placed);
    expect(await readMessages(placed.notification)).toEqual({
      sms: [expect.stringMatching(`^टोकरी: ऑर्डर TK-${placed.orderId} मिल गया`)],
      mail: 'ऑर्डर मिला',
    });
    expect(await readMessages(confirmed)).toEqual({
      sms: [expect.stringMatching(`^टोकरी: ऑर्डर TK-${placed.orderId} पक्का हो गया`)],
      mail: 'ऑर्डर पक्का',
    });
  });

  it('uses English for an order placed in English although the app uses Hindi', async () => {
    const { fixtures } = service;
    const userId = await fixtures.publishPerson();
    await service.registerPushToken(userId, 'phone-that-speaks-hindi', 'hi');
    const { notification } = await fixtures.placeOrder(userId, { language: 'en' });
    expect((await readMessages(notification)).mail).toBe('Order placed');
  });

  it('falls back to the language of the app, then to English', async () => {
    const { fixtures } = service;
    const [withApp, without] = [await fixtures.publishPerson(), await fixtures.publishPerson()];
    await service.registerPushToken(withApp, 'another-phone-in-hindi', 'hi');
    expect((await readMessages((await fixtures.placeOrder(withApp)).notification)).mail).toBe(
      'ऑर्डर मिला',
    );
    expect((await readMessages((await fixtures.placeOrder(without)).notification)).mail).toBe(
      'Order placed',
    );
  });

  it('uses the language of the waitlist entry for a slot offer', async () => {
    const { fixtures, broker } = service;
    const [userId, slotId, id] = [await fixtures.publishPerson(), fixtures.nextId(), randomUUID()];
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
        offeredUntil: formatInstant(new Date(Date.now() + 600_000)),
        language: 'hi',
      },
    });
    expect(await readMessages(`ntf:${id}`)).toEqual({
      sms: [expect.stringMatching('^टोकरी: रवि 22 नव')],
      mail: 'समय मिल गया',
    });
  });
});
