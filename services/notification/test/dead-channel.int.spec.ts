import { eventually } from '@tokri/service-kit/testing';
import { leaseMs } from '../src/application/deliveries/create-notification.ts';
import { startNotificationService } from './notification-service.ts';

jest.setTimeout(60_000);

/** As many as the service sends at once: so many hang, and the next ones wait. */
const maxConcurrentSends = 8;

describe('a push vendor that never answers', () => {
  let service: Awaited<ReturnType<typeof startNotificationService>>;
  beforeAll(async () => {
    service = await startNotificationService('dead-channel');
  });
  afterAll(() => service.stop());

  it('and notices that wait for longer than they are claimed, is one SMS for each of them', async () => {
    const { fixtures, push, clock, smsCallsFor } = service;
    const userId = await fixtures.publishPerson({ email: '' });
    await service.registerPushToken(userId, 'phone-of-meera-1');
    push.respondWith('silence');
    for (let order = 0; order < maxConcurrentSends; order += 1) await fixtures.placeOrder(userId);
    await eventually(() => push.unansweredCount() === maxConcurrentSends, {
      missing: 'a hanging push of each sender',
    });
    const queued: string[] = [];
    for (let order = 0; order < maxConcurrentSends; order += 1)
      queued.push((await fixtures.placeOrder(userId)).notification);
    await Promise.all(queued.map(service.findNotification));
    // The claims of those that wait end here; the sweep comes every second, several times before the first push is given up after 5 s.
    clock.aheadMs = leaseMs + 1_000;
    await eventually(() => queued.every((notification) => smsCallsFor(notification).length > 0), {
      missing: 'an SMS of each that waited',
      timeoutMs: 30_000,
    });
    push.respondWith(200);
    await Promise.all(queued.map(service.waitUntilClosed));
    expect(queued.map((notification) => smsCallsFor(notification).length)).toEqual(
      queued.map(() => 1),
    );
    expect(push.calls.length).toBeGreaterThanOrEqual(maxConcurrentSends);
  });
});
