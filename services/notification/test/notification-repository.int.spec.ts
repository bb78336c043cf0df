import { connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { newNotification } from '../src/domain/deliveries/notification.ts';
import { notificationModel } from '../src/persistence/notification-model.ts';
import { createNotificationRepository } from '../src/persistence/notification-repository.ts';

const now = new Date('2026-11-22T05:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);

const details = { number: 'T-7', payablePaise: 100, pdate: '2026-11-23' };
const notification = newNotification({
  id: 'ntf:7:placed',
  userId: 3,
  at: now,
  language: 'hi',
  kind: 'placed',
  orderId: 7,
  details,
});

describe('notification repository', () => {
  let connection: Awaited<ReturnType<typeof connectMongo>>;
  beforeAll(async () => {
    const environment = testEnvironment({ service: 'notification', name: 'repository' });
    connection = await connectMongo({
      url: environment.MONGODB_URL,
      database: environment.MONGODB_DATABASE,
      appName: 'spec',
    });
  });
  afterEach(() => connection.collection('notices').deleteMany({}));
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const openRepository = () =>
    createNotificationRepository({
      model: notificationModel(connection),
      toOutboxEntries: () => [],
      clock: () => now,
    });

  it('leases a notification to one of two workers that found it', async () => {
    const repository = openRepository();
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

  it('knows the order of a notification that it created without reading it again', async () => {
    const repository = openRepository();
    await repository.create(notification, now);
    await connection.collection('notices').deleteMany({});
    expect(await repository.findOrderContext(7)).toEqual({
      details,
      language: 'hi',
    });
  });

  it('reads the order of a notification that another process created', async () => {
    await openRepository().create(notification, now);
    const repository = openRepository();
    expect(await repository.findOrderContext(7)).toEqual({
      details,
      language: 'hi',
    });
    expect(await repository.findOrderContext(8)).toBeNull();
  });
});
