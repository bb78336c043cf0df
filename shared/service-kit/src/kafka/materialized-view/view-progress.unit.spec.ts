import type { TopicPartition } from '../broker/broker.ts';
import { trackViewProgress } from './view-progress.ts';

const partition = (number: number, topic = 't'): TopicPartition => ({ topic, partition: number });
const [first, second] = [partition(0), partition(1)];
const messageOf = (of: TopicPartition, offset: number) => ({
  ...of,
  offset: String(offset),
  key: 'k',
  value: null,
  headers: {},
});
const track = (endOffsets: Record<string, bigint> = {}) => {
  const progress = trackViewProgress(new Map(Object.entries(endOffsets)));
  let isCaughtUp = false;
  void progress.caughtUp.then(() => {
    isCaughtUp = true;
  });
  progress.recordAssignment([first, second]);
  const fetchTimes = (times: number, partitions: TopicPartition[]): void => {
    for (let count = 0; count < times; count += 1) progress.recordFetch(partitions);
  };
  return {
    ...progress,
    fetchTimes,
    isCaughtUp: async (): Promise<boolean> => {
      await Promise.resolve();
      return isCaughtUp;
    },
  };
};

describe('the last fetch of a topic', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is that of the partition whose broker has been silent for longest', () => {
    const progress = track();
    progress.recordFetch([first, second]);
    jest.advanceTimersByTime(11_000);
    progress.recordFetch([first]);
    expect(progress.lastFetchMs('t')).toBe(0);
    progress.recordFetch([second]);
    expect(progress.lastFetchMs('t')).toBe(11_000);
  });

  it('is missing until every assigned partition was fetched', () => {
    const progress = track();
    progress.recordFetch([first]);
    expect(progress.lastFetchMs('t')).toBe(-Infinity);
    progress.recordFetch([second]);
    progress.recordAssignment([first, second, partition(2)]);
    expect(progress.lastFetchMs('t')).toBe(-Infinity);
  });

  it('is missing for a topic without assigned partitions', () => {
    const progress = track();
    progress.recordFetch([first, second, partition(0, 'other')]);
    expect(progress.lastFetchMs('other')).toBe(-Infinity);
  });

  it('does not depend on other topics or on partitions that were taken away', () => {
    const progress = track();
    progress.recordFetch([first, second]);
    progress.recordAssignment([first, partition(0, 'other')]);
    jest.advanceTimersByTime(1_000);
    progress.recordFetch([first]);
    expect(progress.lastFetchMs('t')).toBe(1_000);
  });
});

describe('views have caught up', () => {
  it('at once when the topics are empty', async () => {
    expect(await track().isCaughtUp()).toBe(true);
  });

  it('when the last message of every partition was applied', async () => {
    const progress = track({ 't/0': 5n, 't/1': 3n });
    progress.recordMessage(messageOf(first, 4));
    progress.recordMessage(messageOf(second, 1));
    expect(await progress.isCaughtUp()).toBe(false);
    progress.recordMessage(messageOf(second, 2));
    expect(await progress.isCaughtUp()).toBe(true);
  });

  it('when partitions whose last record was compacted away bring nothing more', async () => {
    const progress = track({ 't/0': 5n });
    progress.fetchTimes(4, [first]);
    progress.recordMessage(messageOf(first, 2));
    progress.fetchTimes(4, [first]);
    expect(await progress.isCaughtUp()).toBe(false);
    progress.recordFetch([first]);
    expect(await progress.isCaughtUp()).toBe(true);
  });

  it('not while the broker of one partition is silent and others answer', async () => {
    const progress = track({ 't/0': 5n, 't/1': 3n });
    progress.fetchTimes(50, [first]);
    expect(await progress.isCaughtUp()).toBe(false);
  });
});
