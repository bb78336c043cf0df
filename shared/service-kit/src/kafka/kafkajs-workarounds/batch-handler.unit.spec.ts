import type { Acknowledgement } from '../broker/broker.ts';
import { batchOf, openWithFakeKafka } from '../../../test/fake-kafka.ts';

describe('message batches', () => {
  it('resolve each offset, then send a heartbeat', async () => {
    const { fake, running } = await openWithFakeKafka();
    const { calls, payload } = batchOf();
    await fake.batch(payload);
    expect(calls).toEqual(['resolve 4', 'heartbeat', 'resolve 5', 'heartbeat']);
    await running.stop();
  });

  it('commit before the consumer leaves its group', async () => {
    const { fake, running } = await openWithFakeKafka();
    const { calls, payload } = batchOf();
    fake.onDisconnect(() => calls.push('disconnect'));
    await fake.batch(payload);
    await running.stop();
    expect(calls.slice(-2)).toEqual(['commit', 'disconnect']);
  });

  it('commit at their end once the consumer stops', async () => {
    const { fake, running } = await openWithFakeKafka();
    const { calls, payload } = batchOf();
    const stopped = running.stop();
    await fake.batch(payload);
    await stopped;
    expect(calls.at(-1)).toBe('commit');
  });

  it('commit when a heartbeat fails, before kafkajs joins the group again', async () => {
    const { fake, running } = await openWithFakeKafka();
    const { calls, payload } = batchOf({ heartbeat: () => Promise.reject(new Error('rebalance')) });
    await expect(fake.batch(payload)).rejects.toThrow('rebalance');
    expect(calls).toEqual(['resolve 4', 'commit']);
    await running.stop();
  });

  it('never commit without a committing subscription', async () => {
    const { fake, running } = await openWithFakeKafka('done', { commit: false });
    const { calls, payload } = batchOf();
    await fake.batch(payload);
    await running.stop();
    expect(calls).not.toContain('commit');
    expect(fake.runSettings()).toMatchObject({ autoCommit: false });
  });

  it('report as lag what waits behind the last handled message', async () => {
    const { fake, running } = await openWithFakeKafka();
    expect(running.lag()).toBe(0);
    await fake.batch(batchOf().payload);
    expect(running.lag()).toBe(3);
    await running.stop();
  });

  it('count a message to retry and all behind it as lag until a rebalance', async () => {
    const { fake, running } = await openWithFakeKafka({ retryAfterMs: 200 });
    await fake.batch(batchOf().payload);
    expect(running.lag()).toBe(5);
    fake.emit('join', { memberAssignment: {} });
    expect(running.lag()).toBe(0);
    await running.stop();
  });

  it('pause the partition of a message to retry without moving its offset', async () => {
    jest.useFakeTimers();
    const { fake, running } = await openWithFakeKafka({ retryAfterMs: 200 });
    const { calls, payload } = batchOf();
    await fake.batch(payload);
    expect(calls).toEqual(['pause']);
    jest.advanceTimersByTime(200);
    expect(calls).toEqual(['pause', 'resume']);
    await running.stop();
    jest.useRealTimers();
  });

  it.each([
    ['stopped', { isRunning: () => false }],
    ['stale', { isStale: () => true }],
  ])('stop handling messages when %s', async (_case, more) => {
    const { fake, running } = await openWithFakeKafka();
    const { calls, payload } = batchOf(more);
    await fake.batch(payload);
    expect(calls).toEqual([]);
    await running.stop();
  });

  it('send heartbeats while a handler takes longer than the session', async () => {
    jest.useFakeTimers();
    let finish: (acknowledgement: Acknowledgement) => void = () => undefined;
    const handler = new Promise<Acknowledgement>((resolve) => {
      finish = resolve;
    });
    const { fake, running } = await openWithFakeKafka(handler);
    const { calls, payload } = batchOf();
    const handled = fake.batch(payload);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual(Array.from({ length: 5 }, () => 'heartbeat'));
    finish({ retryAfterMs: 200 });
    await handled;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(calls.slice(5)).toEqual(['pause', 'resume']);
    await running.stop();
    jest.useRealTimers();
  });

  it('keep an error of a heartbeat during a handler for the one after it', async () => {
    jest.useFakeTimers();
    const handler = new Promise<Acknowledgement>((resolve) => {
      setTimeout(() => {
        resolve('done');
      }, 5_000);
    });
    const { fake, running } = await openWithFakeKafka(handler);
    const heartbeat = (): Promise<void> => Promise.reject(new Error('REBALANCE_IN_PROGRESS'));
    const handled = expect(fake.batch(batchOf({ heartbeat }).payload)).rejects.toThrow('REBALANCE');
    await jest.advanceTimersByTimeAsync(5_000);
    await handled;
    await running.stop();
    jest.useRealTimers();
  });

  it('pass a rebalance error of a heartbeat on to kafkajs', async () => {
    const { fake, running } = await openWithFakeKafka();
    await expect(
      fake.batch(
        batchOf({ heartbeat: () => Promise.reject(new Error('REBALANCE_IN_PROGRESS')) }).payload,
      ),
    ).rejects.toThrow('REBALANCE');
    await running.stop();
  });
});
