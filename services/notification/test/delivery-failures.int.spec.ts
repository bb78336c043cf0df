import { notificationFailed } from '@tokri/contracts/events';
import { eventually } from '@tokri/service-kit/testing';
import {
  startNotificationService,
  type NotificationService,
  type ResponseBody,
  type StoredNotification,
} from './notification-service.ts';

describe('delivery failures', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('delivery-failures');
  });
  beforeEach(() => {
    service.sms.respondWith(202);
    service.push.respondWith(200);
  });
  afterAll(() => service.stop());

  it('sends the message once when a gateway is back', async () => {
    const userId = await service.fixtures.publishPerson({ email: '' });
    await service.sms.close();
    const { notification } = await service.fixtures.placeOrder(userId);
    await eventually(
      async () => (await service.findStored(notification))?.deliveries.sms.reason === 'unreachable',
      {
        missing: 'a failed try',
      },
    );
    await service.sms.open();
    expect(await service.waitUntilClosed(notification)).toMatchObject({
      deliveries: { sms: { state: 'sent', reason: '' } },
    });
    expect(service.smsCallsFor(notification)).toHaveLength(1);
  });

  it('publishes a failure after one attempt when the gateway refuses', async () => {
    const userId = await service.fixtures.publishPerson({ email: '' });
    service.sms.respondWith(400);
    const { notification } = await service.fixtures.placeOrder(userId);
    expect(await service.waitUntilClosed(notification)).toMatchObject({
      deliveries: { sms: { state: 'failed', reason: 'refused', attempts: 1 } },
    });
    await eventually(
      () =>
        service.publishedEvents.some(
          ({ type, data }) =>
            type === notificationFailed.type &&
            (data as ResponseBody)['deliveryId'] === `${notification}:sms` &&
            (data as ResponseBody)['reason'] === 'refused',
        ),
      { missing: 'the event' },
    );
  });

  it('sends the notification of a killed process from another one', async () => {
    const userId = await service.fixtures.publishPerson({ email: '' });
    await service.startAnotherProcess();
    service.sms.respondWith('silence');
    const { notification } = await service.fixtures.placeOrder(userId);
    await eventually(() => service.smsCallsFor(notification).length === 1, {
      missing: 'the first hand-over',
    });
    service.sms.respondWith(202);
    // Simulates a dead process: its notification stays open with an expired lease.
    await service.connection
      .collection<StoredNotification>('notices')
      .updateOne({ _id: notification }, { $set: { nextTryAt: new Date(0) } });
    expect(await service.waitUntilClosed(notification)).toMatchObject({
      deliveries: { sms: { state: 'sent', attempts: 1 } },
    });
    expect(
      new Set(service.smsCallsFor(notification).map(({ body }) => JSON.stringify(body))).size,
    ).toBe(1);
    await eventually(
      () =>
        service.publishedEvents.filter(
          ({ data }) => (data as ResponseBody)['deliveryId'] === `${notification}:sms`,
        ).length === 1,
      { missing: 'one event' },
    );
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
