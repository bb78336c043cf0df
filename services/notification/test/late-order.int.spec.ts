import { paymentRefunded } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startNotificationService, type NotificationService } from './notification-service.ts';

const maxFailureAttempts = 5;

describe('refund that arrives before its order', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('late-order');
  });
  afterAll(() => service.stop());

  it('is retried longer than a failure and sent when the order arrives', async () => {
    const { fixtures, broker, logLines, smsCallsFor } = service;
    const userId = await fixtures.publishPerson({ email: '' });
    await service.switchOffQuietHours(userId);
    const orderId = fixtures.nextId();
    const event = await publishEvent(broker, paymentRefunded, {
      key: String(orderId),
      seq: 1,
      data: { orderId, userId, amountPaise: 100, nowPaise: 100, isWhole: false },
    });
    await eventually(
      () =>
        logLines.some(
          (line) =>
            line.includes('"failure":"missing-dependency"') &&
            line.includes(`"attempts":${maxFailureAttempts + 1}`),
        ),
      { missing: 'more attempts than five' },
    );
    await fixtures.placeOrder(userId, { orderId });
    await service.waitUntilClosed(`ntf:${event.id}`);
    expect(smsCallsFor(`ntf:${event.id}`)).toHaveLength(1);
  });
});
