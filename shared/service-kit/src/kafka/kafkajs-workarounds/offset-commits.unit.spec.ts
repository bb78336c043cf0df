import type { Consumer } from 'kafkajs';
import { silentLogger } from '../../logger/index.ts';
import { createOffsetCommits } from './offset-commits.ts';
import type { OffsetSource } from './offset-commits.ts';

const intervalMs = 1_500;

const start = () => {
  const listeners = new Map<string, () => void>();
  const offsetCommits = createOffsetCommits({
    consumer: {
      events: { REBALANCING: 'rebalancing', GROUP_JOIN: 'join' } as unknown as Consumer['events'],
      on: ((name: string, listener: () => void) => {
        listeners.set(name, listener);
      }) as unknown as Consumer['on'],
    },
    group: 'g',
    logger: silentLogger,
  });
  return { ...offsetCommits, emit: (name: string) => listeners.get(name)?.() };
};

/** A batch whose resolved offsets stay uncommitted until a commit succeeds. */
const createBatch = ({ isRunning = true } = {}) => {
  let uncommitted: string[] = [];
  let commits: string[][] = [];
  let commit: () => Promise<void> = () => Promise.resolve();
  const source: OffsetSource = {
    isRunning: () => isRunning,
    uncommittedOffsets: () => ({
      topics: uncommitted.map((offset) => ({
        topic: 't',
        partitions: [{ partition: 0, offset }],
      })),
    }),
    commitOffsetsIfNecessary: async (offered) => {
      const offsets = (offered?.topics ?? []).flatMap(({ partitions }) =>
        partitions.map(({ offset }) => offset),
      );
      commits = [...commits, offsets];
      await commit();
      uncommitted = uncommitted.filter((offset) => !offsets.includes(offset));
    },
  };
  return {
    source,
    commits: () => commits,
    resolve: (offset: string) => {
      uncommitted = [...uncommitted, offset];
    },
    answerWith: (answer: () => Promise<void>) => {
      commit = answer;
    },
  };
};

const resolveOne = (offsetCommits: ReturnType<typeof start>, offset = '1') => {
  const batch = createBatch();
  batch.resolve(offset);
  offsetCommits.recordResolved(batch.source);
  return batch;
};

describe('createOffsetCommits', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('commits all offsets of an interval in one request', async () => {
    const offsetCommits = start();
    const batch = createBatch();
    for (const offset of ['1', '2', '3']) {
      batch.resolve(offset);
      offsetCommits.recordResolved(batch.source);
      await offsetCommits.finishBatch(batch.source);
    }
    await jest.advanceTimersByTimeAsync(intervalMs - 1);
    expect(batch.commits()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(batch.commits()).toEqual([['1', '2', '3']]);
    await jest.advanceTimersByTimeAsync(10 * intervalMs);
    expect(batch.commits()).toHaveLength(1);
    await offsetCommits.stop();
  });

  it('sends no request when every resolved offset is committed', async () => {
    const offsetCommits = start();
    const batch = createBatch();
    offsetCommits.recordResolved(batch.source);
    await offsetCommits.flush();
    expect(batch.commits()).toEqual([]);
    await offsetCommits.stop();
  });

  it('tries a failed commit again at the next interval, with what was resolved since', async () => {
    const offsetCommits = start();
    const batch = resolveOne(offsetCommits);
    batch.answerWith(() => Promise.reject(new Error('the coordinator is away')));
    await jest.advanceTimersByTimeAsync(intervalMs);
    batch.answerWith(() => Promise.resolve());
    batch.resolve('2');
    await jest.advanceTimersByTimeAsync(intervalMs);
    expect(batch.commits()).toEqual([['1'], ['1', '2']]);
    await offsetCommits.stop();
  });

  it('sends one request at a time while a broker is slow', async () => {
    const offsetCommits = start();
    const batch = resolveOne(offsetCommits);
    let answer: () => void = () => undefined;
    batch.answerWith(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await jest.advanceTimersByTimeAsync(intervalMs);
    batch.resolve('2');
    offsetCommits.recordResolved(batch.source);
    await jest.advanceTimersByTimeAsync(5 * intervalMs);
    expect(batch.commits()).toEqual([['1']]);
    answer();
    await jest.advanceTimersByTimeAsync(0);
    batch.resolve('3');
    offsetCommits.recordResolved(batch.source);
    await jest.advanceTimersByTimeAsync(5 * intervalMs);
    expect(batch.commits()).toEqual([['1'], ['2']]);
    answer();
    await jest.advanceTimersByTimeAsync(0);
    expect(batch.commits()).toEqual([['1'], ['2'], ['3']]);
    answer();
    await offsetCommits.stop();
  });

  it('commits at once in a rebalance', async () => {
    const offsetCommits = start();
    const batch = resolveOne(offsetCommits);
    offsetCommits.emit('rebalancing');
    await jest.advanceTimersByTimeAsync(0);
    expect(batch.commits()).toEqual([['1']]);
    await offsetCommits.stop();
  });

  it('commits nothing of an earlier membership after the next join', async () => {
    const offsetCommits = start();
    const batch = resolveOne(offsetCommits);
    offsetCommits.emit('join');
    await jest.advanceTimersByTimeAsync(intervalMs);
    expect(batch.commits()).toEqual([]);
    await offsetCommits.stop();
  });

  it('does not repeat a commit that failed during a join', async () => {
    const offsetCommits = start();
    const batch = resolveOne(offsetCommits);
    batch.answerWith(() => {
      offsetCommits.emit('join');
      return Promise.reject(new Error('unknown member'));
    });
    await jest.advanceTimersByTimeAsync(3 * intervalMs);
    expect(batch.commits()).toHaveLength(1);
    await offsetCommits.stop();
  });

  it('commits at the end of a batch of a consumer that kafkajs stops', async () => {
    const offsetCommits = start();
    const batch = createBatch({ isRunning: false });
    batch.resolve('1');
    offsetCommits.recordResolved(batch.source);
    await offsetCommits.finishBatch(batch.source);
    expect(batch.commits()).toEqual([['1']]);
    await offsetCommits.stop();
  });

  it('commits when it stops, and later at the end of each batch', async () => {
    const offsetCommits = start();
    const batch = resolveOne(offsetCommits);
    await offsetCommits.stop();
    batch.resolve('2');
    offsetCommits.recordResolved(batch.source);
    await offsetCommits.finishBatch(batch.source);
    expect(batch.commits()).toEqual([['1'], ['2']]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops although the broker does not answer', async () => {
    const offsetCommits = start();
    resolveOne(offsetCommits).answerWith(() => new Promise(() => undefined));
    const stopped = offsetCommits.stop();
    await jest.advanceTimersByTimeAsync(3_000);
    await expect(stopped).resolves.toBeUndefined();
  });
});
