import { connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import {
  createPushTokenRepository,
  pushTokenModel,
} from '../src/persistence/push-token-repository.ts';

const startedAt = new Date('2026-11-22T05:00:00Z');
const dayMs = 86_400_000;

describe('cached push tokens of a person', () => {
  let connection: Awaited<ReturnType<typeof connectMongo>>;
  beforeAll(async () => {
    const environment = testEnvironment({ service: 'notification', name: 'push-token-cache' });
    connection = await connectMongo({
      url: environment.MONGODB_URL,
      database: environment.MONGODB_DATABASE,
      appName: 'spec',
    });
  });
  afterEach(() => connection.collection('tokens').deleteMany({}));
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  /** Its clock stands still, so no entry of the cache expires. */
  const openRepository = () => {
    const repository = createPushTokenRepository(connection, {
      model: pushTokenModel(connection),
      clock: () => startedAt,
    });
    return {
      repository,
      register: (userId: number, token: string) =>
        repository.save({
          token,
          userId,
          sessionId: `of-${token}`,
          language: 'en',
          deviceType: 1,
          at: startedAt,
        }),
      listTokens: async (userId: number) =>
        (await repository.listByUser(userId)).map(({ token }) => token),
    };
  };

  it('are read once', async () => {
    const { register, listTokens } = openRepository();
    await register(1, 'phone');
    await listTokens(1);
    await connection.collection('tokens').deleteMany({});
    expect(await listTokens(1)).toEqual(['phone']);
  });

  it('include a device from the moment it is registered', async () => {
    const { register, listTokens } = openRepository();
    expect(await listTokens(1)).toEqual([]);
    const id = await register(1, 'phone');
    expect(await listTokens(1)).toEqual(['phone']);
    expect(await register(1, 'phone')).toBe(id);
  });

  it('lose a device from the moment somebody else registers it', async () => {
    const { register, listTokens } = openRepository();
    await register(1, 'phone');
    await listTokens(1);
    await register(2, 'phone');
    expect([await listTokens(1), await listTokens(2)]).toEqual([[], ['phone']]);
  });

  it('lose a device from the moment it is removed, signed out or stale', async () => {
    const { repository, register, listTokens } = openRepository();
    await register(1, 'phone');
    await register(1, 'tablet');
    await register(1, 'watch');
    await listTokens(1);
    await repository.removeBySession({ userId: 1, sessionId: 'of-watch' });
    expect((await listTokens(1)).toSorted()).toEqual(['phone', 'tablet']);
    await repository.remove('phone');
    expect(await listTokens(1)).toEqual(['tablet']);
    await repository.deleteExpired(new Date(startedAt.getTime() + 271 * dayMs));
    expect(await listTokens(1)).toEqual([]);
  });
});
