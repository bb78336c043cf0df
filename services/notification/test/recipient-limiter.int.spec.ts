import { deriveKey } from '@tokri/service-kit/crypto';
import { connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import {
  createRecipientLimiter,
  recipientHourModel,
} from '../src/persistence/recipient-limiter.ts';

const now = new Date('2026-11-23T05:00:00Z');

describe('createRecipientLimiter', () => {
  let connection: Awaited<ReturnType<typeof connectMongo>>;
  beforeAll(async () => {
    const environment = testEnvironment({ service: 'notification', name: 'limiter' });
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

  it('lets exactly as many of the first concurrent messages through as the limit allows', async () => {
    const limiter = createRecipientLimiter({
      model: recipientHourModel(connection),
      hashKey: 'key',
      maxPerHour: { sms: 5, mail: 5 },
    });
    for (let round = 0; round < 10; round += 1) {
      const recipient = { channel: 'sms' as const, to: `+9191234560${10 + round}` };
      const allowed = await Promise.all(
        Array.from({ length: 8 }, () => limiter.tryConsume(recipient, now)),
      );
      expect(allowed.filter(Boolean)).toHaveLength(5);
    }
  });

  it('counts messages that are due together in one write', async () => {
    const limiter = createRecipientLimiter({
      model: recipientHourModel(connection),
      hashKey: 'gathered',
      maxPerHour: { sms: 3, mail: 3 },
    });
    const consume = (quantity: number) => {
      const recipient = { channel: 'sms' as const, to: '+919123456050' };
      return Promise.all(
        Array.from({ length: quantity }, () => limiter.tryConsume(recipient, now)),
      );
    };
    const findCounters = () => recipientHourModel(connection).find().lean();
    const others = (await findCounters()).map(({ _id }) => _id);
    expect(await consume(2)).toEqual([true, true]);
    expect((await findCounters()).filter(({ _id }) => !others.includes(_id))).toMatchObject([
      { count: 2, rev: 1 },
    ]);
    expect(await consume(2)).toEqual([true, false]);
    expect(await consume(1)).toEqual([false]);
  });

  it('holds the limit over two processes that count at the same time', async () => {
    const limiters = [1, 2].map(() =>
      createRecipientLimiter({
        model: recipientHourModel(connection),
        hashKey: 'two processes',
        maxPerHour: { sms: 5, mail: 5 },
      }),
    );
    for (let round = 0; round < 5; round += 1) {
      const recipient = { channel: 'sms' as const, to: `+9191234561${10 + round}` };
      const allowed = await Promise.all(
        [...limiters, ...limiters, ...limiters, ...limiters].map((limiter) =>
          limiter.tryConsume(recipient, now),
        ),
      );
      expect(allowed.filter(Boolean)).toHaveLength(5);
    }
  });

  it('counts the mails to all addresses of one mailbox together', async () => {
    const limiter = createRecipientLimiter({
      model: recipientHourModel(connection),
      hashKey: 'key',
      maxPerHour: { sms: 5, mail: 5 },
    });
    const allowed = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        limiter.tryConsume({ channel: 'mail', to: `b.ox+${index}@gmail.com` }, now),
      ),
    );
    expect(allowed.filter(Boolean)).toHaveLength(5);
    expect(await limiter.tryConsume({ channel: 'mail', to: 'box@googlemail.com' }, now)).toBe(
      false,
    );
    expect(await limiter.tryConsume({ channel: 'mail', to: 'other@gmail.com' }, now)).toBe(true);
  });

  it('limits an instance with the former key as well, so a release doubles the limit at most', async () => {
    const sealKey = Buffer.alloc(32, 7).toString('base64');
    const [former, present] = [sealKey, deriveKey(sealKey, 'recipient counters')].map((hashKey) =>
      createRecipientLimiter({
        model: recipientHourModel(connection),
        hashKey,
        maxPerHour: { sms: 5, mail: 5 },
      }),
    );
    const recipient = { channel: 'sms' as const, to: '+919123456099' };
    const allowed: boolean[] = [];
    for (let round = 0; round < 15; round += 1)
      for (const limiter of [former, present])
        allowed.push((await limiter?.tryConsume(recipient, now)) ?? false);
    expect(allowed.filter(Boolean)).toHaveLength(10);
    expect(await present?.tryConsume(recipient, now)).toBe(false);
  });
});
