import { connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { newNotification } from '../src/domain/deliveries/notification.ts';
import { notificationModel } from '../src/persistence/notification-model.ts';
import { createNotificationRepository } from '../src/persistence/notification-repository.ts';

const now = new Date('2026-11-22T05:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);

describe('lease of a notification', () => {
  let connection: Awaited<ReturnType<typeof connectMongo>>;
  beforeAll(async () => {
    const environment = testEnvironment({ service: 'notification', name: 'lease' });
    connection = await connectMongo({
      url: environment.MONGODB_URL,
      database: environment.MONGODB_DATABASE,
      appName: 'spec',
    });
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('goes to one of two workers that found the same notification', async () => {
    const repository = createNotificationRepository({
      model: notificationModel(connection),
      toOutboxEntries: () => [],
    });
    const notification = newNotification({
      id: 'ntf:7:placed',
      userId: 3,
      at: now,
      language: null,
      kind: 'placed',
      orderId: 7,
      details: { number: 'T-7', payablePaise: 100, pdate: '2026-11-23' },
    });
    await repository.create(notification, now);
    const [first = null] = await repository.findDue(now, 10);
    const [second = null] = await repository.findDue(now, 10);
    if (first === null || second === null) throw new Error('the notification is not due');
    const leases = await Promise.all([
      repository.acquireLease(first, later(20_000)),
      repository.acquireLease(second, later(20_000)),
    ]);
    expect(leases.filter((lease) => lease !== null)).toHaveLength(1);
  });
});
