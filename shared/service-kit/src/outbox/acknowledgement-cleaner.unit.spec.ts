import { silentLogger } from '../logger/index.ts';
import type { StoredModel } from '../mongo/index.ts';
import { cleaningIntervalMs, createAcknowledgementCleaner } from './acknowledgement-cleaner.ts';

interface ClearingUpdate {
  readonly updateMany: {
    readonly filter: { readonly _id: { readonly $in: string[] } };
    readonly update: { readonly $pull: { readonly outbox: { readonly id: { $in: string[] } } } };
  };
}

const removedIds = ({ updateMany: { filter, update } }: ClearingUpdate) =>
  `${filter._id.$in.join(' ')}: ${update.$pull.outbox.id.$in.join(' ')}`;

const createStore = () => {
  const requests: string[][] = [];
  let answer: () => Promise<void> = () => Promise.resolve();
  const bulkWrite = async (updates: readonly ClearingUpdate[]) => {
    requests.push(updates.map(removedIds));
    await answer();
    return { matchedCount: updates.flatMap(({ updateMany }) => updateMany.filter._id.$in).length };
  };
  return {
    model: {
      modelName: 'Parcel',
      collection: { collectionName: 'parcels' },
      db: { collection: () => ({ bulkWrite }) },
    } as unknown as StoredModel,
    requests,
    answerWith: (next: () => Promise<void>) => {
      answer = next;
    },
  };
};

describe('createAcknowledgementCleaner', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('removes what was acknowledged in an interval with one update', async () => {
    const { model, requests } = createStore();
    const cleaner = createAcknowledgementCleaner(silentLogger);
    cleaner.add(model, 'a', ['e1']);
    cleaner.add(model, 'b', ['e2']);
    cleaner.add(model, 'a', ['e3']);
    await jest.advanceTimersByTimeAsync(cleaningIntervalMs - 1);
    expect(requests).toEqual([]);
    expect(cleaner.has(model, 'a')).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toEqual([['a b: e1 e3 e2']]);
    expect(cleaner.has(model, 'a')).toBe(false);
    await cleaner.stop();
  });

  it('does not wait for the interval when one aggregate has many entries', async () => {
    const { model, requests } = createStore();
    const cleaner = createAcknowledgementCleaner(silentLogger);
    for (let entry = 1; entry < 20; entry += 1) cleaner.add(model, 'a', [`e${entry}`]);
    expect(requests).toEqual([]);
    cleaner.add(model, 'a', ['e20']);
    await jest.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2 * cleaningIntervalMs);
    expect(requests).toHaveLength(1);
    await cleaner.stop();
  });

  it('sends one request at a time while the store is slow', async () => {
    const { model, requests, answerWith } = createStore();
    const cleaner = createAcknowledgementCleaner(silentLogger);
    let respond: () => void = () => undefined;
    answerWith(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    cleaner.add(model, 'a', ['e1']);
    await jest.advanceTimersByTimeAsync(cleaningIntervalMs);
    for (let entry = 2; entry <= 30; entry += 1) cleaner.add(model, 'a', [`e${entry}`]);
    await jest.advanceTimersByTimeAsync(2 * cleaningIntervalMs);
    expect(requests).toEqual([['a: e1']]);
    respond();
    answerWith(() => Promise.resolve());
    await jest.advanceTimersByTimeAsync(cleaningIntervalMs);
    expect(requests).toHaveLength(2);
    await cleaner.stop();
  });

  it('tries a failed removal again', async () => {
    const { model, requests, answerWith } = createStore();
    const cleaner = createAcknowledgementCleaner(silentLogger);
    answerWith(() => Promise.reject(new Error('no primary')));
    cleaner.add(model, 'a', ['e1']);
    await jest.advanceTimersByTimeAsync(cleaningIntervalMs);
    answerWith(() => Promise.resolve());
    await jest.advanceTimersByTimeAsync(cleaningIntervalMs);
    expect(requests).toEqual([['a: e1'], ['a: e1']]);
    await cleaner.stop();
  });

  it('removes what is left when it stops', async () => {
    const { model, requests } = createStore();
    const cleaner = createAcknowledgementCleaner(silentLogger);
    cleaner.add(model, 'a', ['e1']);
    await cleaner.stop();
    expect(requests).toEqual([['a: e1']]);
  });
});
