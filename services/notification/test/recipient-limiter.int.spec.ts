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
  let model: ReturnType<typeof recipientHourModel>;
  beforeAll(async () => {
    const environment = testEnvironment({ service: 'notification', name: 'limiter' });
    connection = await connectMongo({
      url: environment.MONGODB_URL,
      database: environment.MONGODB_DATABASE,
      appName: 'spec',
    });
    model = recipientHourModel(connection);
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const openLimiter = (hashKey: string, maxPerHour: number) =>
    createRecipientLimiter({
      model,
      hashKey,
      maxPerHour: { sms: maxPerHour, mail: maxPerHour },
      clock: () => now,
    });

  it('lets exactly as many of the first concurrent messages through as the limit allows', async () => {
    const limiter = openLimiter('key', 5);
    for (let round = 0; round < 10; round += 1) {
      const recipient = { channel: 'sms' as const, to: `+9191234560${10 + round}` };
      const allowed = await Promise.all(
        Array.from({ length: 8 }, () => limiter.tryConsume(recipient, now)),
      );
      expect(allowed.filter(Boolean)).toHaveLength(5);
    }
  });

  it('counts two messages with one write, and none once the hour is full', async () => {
    const limiter = openLimiter('one write', 3);
    const recipient = { channel: 'sms' as const, to: '+919123456050' };
    const consume = () => limiter.tryConsume(recipient, now);
    const findCounters = () => model.find().lean();
    const others = (await findCounters()).map(({ _id }) => _id);
    const findCounter = async () => (await findCounters()).find(({ _id }) => !others.includes(_id));
    expect([await consume(), await consume()]).toEqual([true, true]);
    expect(await findCounter()).toMatchObject({ count: 2, rev: 1 });
    expect([await consume(), await consume()]).toEqual([true, false]);
    expect(await findCounter()).toMatchObject({ count: 3, rev: 2 });
    await connection.collection('recipient-hours').deleteMany({});
    expect(await consume()).toBe(false);
    expect(await findCounter()).toBeUndefined();
  });

  it('never exceeds the limit with two processes, of which one may keep a message unused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const limiters = [openLimiter('two processes', 5), openLimiter('two processes', 5)];
      const recipient = { channel: 'sms' as const, to: `+9191234561${10 + round}` };
      const allowed = await Promise.all(
        [...limiters, ...limiters, ...limiters, ...limiters].map((limiter) =>
          limiter.tryConsume(recipient, now),
        ),
      );
      expect(allowed.filter(Boolean)).toHaveLength(5);
      const [first, second] = [openLimiter('unused', 5), openLimiter('unused', 5)];
      expect(await first.tryConsume(recipient, now)).toBe(true);
      const others = [];
      for (let message = 0; message < 5; message += 1)
        others.push(await second.tryConsume(recipient, now));
      expect(others).toEqual([true, true, true, false, false]);
      expect([
        await first.tryConsume(recipient, now),
        await first.tryConsume(recipient, now),
      ]).toEqual([true, false]);
    }
  });

  it('counts again when a write failed', async () => {
    const failing = jest.spyOn(model, 'findOneAndUpdate').mockImplementationOnce(() => {
      throw new Error('no primary');
    });
    const limiter = openLimiter('failing', 1);
    const recipient = { channel: 'sms' as const, to: '+919123456051' };
    await expect(limiter.tryConsume(recipient, now)).rejects.toThrow('no primary');
    failing.mockRestore();
    expect([
      await limiter.tryConsume(recipient, now),
      await limiter.tryConsume(recipient, now),
    ]).toEqual([true, false]);
  });

  it('counts the mails to all addresses of one mailbox together', async () => {
    const limiter = openLimiter('key', 5);
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
      openLimiter(hashKey, 5),
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
