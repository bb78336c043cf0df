import { eventually } from '@tokri/service-kit/testing';
import { leaseMs, maxConcurrentSends } from '../src/application/deliveries/send-queue.ts';
import { startNotificationService, type NotificationService } from './notification-service.ts';

describe('push gateway that never responds', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('dead-channel');
  });
  afterAll(() => service.stop());

  it('sends one SMS for each notification that was queued longer than its lease', async () => {
    const { fixtures, push, clock, smsCallsFor } = service;
    const userId = await fixtures.publishPerson({ email: '' });
    await service.registerPushToken(userId, 'phone-of-meera-1');
    push.respondWith('silence');
    for (let order = 0; order < maxConcurrentSends; order += 1) await fixtures.placeOrder(userId);
    await eventually(() => push.unansweredCount() >= maxConcurrentSends, {
      missing: 'a hanging push of each sender',
    });
    const queued: string[] = [];
    for (let order = 0; order < maxConcurrentSends; order += 1)
      queued.push((await fixtures.placeOrder(userId)).notification);
    await Promise.all(queued.map(service.findNotification));
    clock.aheadMs = leaseMs + 1_000;
    await eventually(() => queued.every((notification) => smsCallsFor(notification).length > 0), {
      missing: 'an SMS of each that waited',
    });
    push.respondWith(200);
    await Promise.all(queued.map(service.waitUntilClosed));
    expect(queued.map((notification) => smsCallsFor(notification).length)).toEqual(
      queued.map(() => 1),
    );
    expect(push.calls.length).toBeGreaterThanOrEqual(maxConcurrentSends);
  });
});
