import { orderRejected } from '@tokri/contracts/events';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { orderFields } from './event-fixtures.ts';
import { startNotificationService, type NotificationService } from './notification-service.ts';

describe('a payment that the customer abandons', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('abandoned-payment');
    service.sms.respondWith(202);
  });
  afterAll(() => service.stop());

  it('sends no message about its order, unlike one that was not paid', async () => {
    const userId = await service.fixtures.publishPerson();
    const { orderId } = await service.fixtures.placeOrder(userId);
    const reject = (code: string, seq: number) =>
      publishEvent(service.broker, orderRejected, {
        key: String(orderId),
        seq,
        data: {
          ...orderFields(orderId, userId),
          status: orderStatus.Rejected,
          paymentStatus: paymentStatus.Failed,
          holdId: 1,
          slotId: 1,
          pdate: '2026-11-22',
          code,
          lines: [],
        },
      });
    const storedRejections = () =>
      service.connection.collection('notices').countDocuments({ orderId, kind: 'rejected' });
    await reject('payment-abandoned', 2);
    const marker = await service.fixtures.placeOrder(userId);
    await service.waitUntilClosed(marker.notification);
    expect(await storedRejections()).toBe(0);
    await reject('payment-missing', 3);
    await eventually(async () => (await storedRejections()) === 1, {
      missing: 'the message of an order that was not paid',
    });
  });
});
