import { connectRedis, type Redis } from '@tokri/service-kit/redis';
import { testEnvironment } from '@tokri/service-kit/testing';
import { createDailyQuota } from '../src/persistence/lookups/daily-quota.ts';

describe('the calls of a day to a provider', () => {
  const { REDIS_URL, MONGODB_DATABASE } = testEnvironment({
    service: 'delivery-slot',
    name: 'daily-quota',
  });
  let clients: Redis[];
  beforeAll(async () => {
    clients = [await connectRedis({ url: REDIS_URL }), await connectRedis({ url: REDIS_URL })];
  });
  afterAll(() => clients.forEach((client) => client.disconnect()));

  it('are counted for all processes together, and for each provider on its own', async () => {
    const [first, second] = clients.map((client) =>
      createDailyQuota(client, { key: `${MONGODB_DATABASE}:maps`, perDay: 3 }),
    );
    const spent = [];
    for (const spendCall of [first, second, first, second]) spent.push(await spendCall?.());
    expect(spent).toEqual([true, true, true, false]);
    const other = createDailyQuota(clients[0], {
      key: `${MONGODB_DATABASE}:addresses`,
      perDay: 3,
    });
    expect(await other()).toBe(true);
  });

  it('are counted by half of the limit while Redis is away', async () => {
    const away = await connectRedis({ url: REDIS_URL });
    away.disconnect();
    const spendCall = createDailyQuota(away, { key: `${MONGODB_DATABASE}:away`, perDay: 4 });
    expect([await spendCall(), await spendCall(), await spendCall()]).toEqual([true, true, false]);
  });
});
