import type { StartPosition } from '../broker/broker.ts';
import { openConnection, openWithFakeKafka } from '../../../test/fake-kafka.ts';

describe('a consumer of several topics', () => {
  it.each([
    ['beginning', [{ topics: ['dev.a', 'dev.b'], fromBeginning: true }]],
    ['now', [{ topics: ['dev.a', 'dev.b'], fromBeginning: false }]],
    [
      (topic: string) => (topic === 'a' ? 'now' : 'beginning') as StartPosition,
      [
        { topics: ['dev.b'], fromBeginning: true },
        { topics: ['dev.a'], fromBeginning: false },
      ],
    ],
  ] as const)('starts each one at its position: %p', async (from, expected) => {
    const { fake, running } = await openWithFakeKafka('done', { topics: ['a', 'b'], from });
    expect(fake.subscribed()).toEqual(expected);
    await running.stop();
  });
});

describe('a busy consumer', () => {
  const answerWithMessage = () =>
    Promise.resolve({
      responses: [
        {
          topicName: 'dev.t',
          partitions: [{ partition: 0, highWatermark: '6', messages: [{ offset: '5' }] }],
        },
      ],
    });

  it.each([
    ['10 ms', 10, {}],
    ['the pause of its subscription', 50, { busyPauseMs: 50 }],
  ])('waits %s before it asks again', async (_title, pauseMs, more) => {
    jest.useFakeTimers();
    const { fake, running } = await openWithFakeKafka('done', more);
    const connection = openConnection(answerWithMessage);
    await fake.fetch(connection);
    let isAnswered = false;
    const second = fake.fetch(connection).then(() => {
      isAnswered = true;
    });
    await jest.advanceTimersByTimeAsync(pauseMs - 1);
    expect(isAnswered).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await second;
    await running.stop();
    jest.useRealTimers();
  });

  it('reports the partitions of an answer by the names of the subscription', async () => {
    const fetched: unknown[] = [];
    const { fake, running } = await openWithFakeKafka('done', {
      onPartitionsFetched: (partitions) => fetched.push(...partitions),
    });
    await fake.fetch(openConnection(answerWithMessage));
    expect(fetched).toEqual([{ topic: 't', partition: 0 }]);
    await running.stop();
  });
});

describe('a consumer that stops', () => {
  it('is fatal after a crash without restart, unless it was stopped', async () => {
    const { fake, fatal, running } = await openWithFakeKafka();
    fake.emit('crash', { restart: true, error: new Error('x') });
    expect(fatal).toHaveLength(0);
    fake.emit('crash', { restart: false, error: new Error('x') });
    expect(fatal).toHaveLength(1);
    await running.stop();
    fake.emit('crash', { restart: false, error: new Error('x') });
    expect(fatal).toHaveLength(1);
  });
});
