import { randomUUID } from 'node:crypto';
import { formatInstant } from '@tokri/contracts/dates';
import { slotOffered } from '@tokri/contracts/events';
import { publishEvent } from '@tokri/service-kit/testing';
import {
  startNotificationService,
  type NotificationService,
  type ResponseBody,
} from './notification-service.ts';

describe('slot offers', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('slot-offers');
  });
  beforeEach(() => {
    service.sms.respondWith(202);
    service.push.respondWith(200);
  });
  afterAll(() => service.stop());

  const offer = async (
    userId: number,
    { id = randomUUID() as string, durationMs = 600_000 } = {},
  ) => {
    const slotId = service.fixtures.nextId();
    const offeredUntil = formatInstant(new Date(Date.now() + durationMs));
    await publishEvent(service.broker, slotOffered, {
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
    return { slotId, notification: `ntf:${id}` };
  };

  it('sends a slot offer once by SMS, mail and push with a link, and lists it in the inbox', async () => {
    const userId = await service.fixtures.publishPerson();
    await service.registerPushToken(userId, 'phone-of-who-waits', 'hi');
    const id = randomUUID();
    for (let time = 0; time < 2; time += 1) await offer(userId, { id });
    const { slotId, notification } = await offer(userId);
    expect(await service.waitUntilClosed(notification)).toMatchObject({
      deliveries: { sms: { state: 'sent' }, mail: { state: 'sent' }, push: { state: 'sent' } },
    });
    await service.waitUntilClosed(`ntf:${id}`);
    expect(service.smsCallsFor(`ntf:${id}`)).toHaveLength(1);
    expect(service.smsCallsFor(notification)[0]?.body['text']).toMatch(
      new RegExp(
        `^टोकरी: रवि 22 नवंबर, सुबह 7-10 का समय मिल गया। यह \\S+ \\d+:\\d\\d तक आपके लिए रुका है। https://shop.tokri.example/checkout-details\\?SlotId=${slotId}$`,
      ),
    );
    expect(
      service.push.calls.filter(
        ({ data }) => data['Path'] === `/checkout-details?SlotId=${slotId}`,
      ),
    ).toMatchObject([{ title: 'समय मिल गया', data: { Kind: 'slot-offered', TransactionId: '0' } }]);
    const [entry] = (await (
      await service.request('/v1/read-inbox', { as: { userId } })
    ).json()) as ResponseBody[];
    expect(entry).toMatchObject({
      Kind: 'slot-offered',
      TransactionId: 0,
      Title: 'A slot has opened up',
      Path: `/checkout-details?SlotId=${slotId}`,
    });
  });

  it('does not send an expired slot offer', async () => {
    const { notification } = await offer(await service.fixtures.publishPerson(), {
      durationMs: -1_000,
    });
    expect(await service.waitUntilClosed(notification)).toMatchObject({
      deliveries: {
        sms: { state: 'too-late' },
        mail: { state: 'too-late' },
        push: { state: 'too-late' },
      },
    });
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
