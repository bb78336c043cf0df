import { createReadThroughCache } from './read-through-cache.ts';

const ttlMs = 1_000;

interface Scenario {
  readonly isCacheable?: (value: string) => boolean;
  readonly ttlMs?: number;
}

const buildScenario = (options: Scenario = {}) => {
  let nowMs = 0;
  const pending: ((result: string | Error) => void)[] = [];
  const cache = createReadThroughCache<number, string>({
    load: () =>
      new Promise((resolve, reject) => {
        pending.push((result) => {
          if (result instanceof Error) reject(result);
          else resolve(result);
        });
      }),
    ttlMs,
    maxEntries: 2,
    clock: () => new Date(nowMs),
    ...options,
  });
  return {
    cache,
    loadCount: () => pending.length,
    answer: (index: number, result: string | Error) => pending[index]?.(result),
    advanceTo: (ms: number) => {
      nowMs = ms;
    },
  };
};

describe('createReadThroughCache', () => {
  it('loads once for reads at the same time and for later ones until the entry expires', async () => {
    const { cache, loadCount, answer, advanceTo } = buildScenario();
    const reads = [cache.get(7), cache.get(7)];
    answer(0, 'first');
    advanceTo(ttlMs - 1);
    expect(await Promise.all([...reads, cache.get(7)])).toEqual(['first', 'first', 'first']);
    advanceTo(ttlMs);
    const late = cache.get(7);
    answer(1, 'second');
    expect([await late, loadCount()]).toEqual(['second', 2]);
  });

  it('loads for every read when entries expire at once', () => {
    const { cache, loadCount } = buildScenario({ ttlMs: 0 });
    void cache.get(7);
    void cache.get(7);
    expect(loadCount()).toBe(2);
  });

  it('loads each key by itself', async () => {
    const { cache, answer } = buildScenario();
    const reads = [cache.get(7), cache.get(8)];
    answer(0, 'seven');
    answer(1, 'eight');
    expect(await Promise.all(reads)).toEqual(['seven', 'eight']);
  });

  it('loads again after an invalidation', async () => {
    const { cache, answer } = buildScenario();
    const before = cache.get(7);
    answer(0, 'old');
    await before;
    cache.invalidate(7);
    const after = cache.get(7);
    answer(1, 'new');
    expect(await after).toBe('new');
  });

  it('does not remember a load that began before the invalidation and ends after it', async () => {
    const { cache, answer } = buildScenario();
    const before = cache.get(7);
    cache.invalidate(7);
    const after = cache.get(7);
    answer(1, 'new');
    await after;
    answer(0, 'old');
    expect([await before, await cache.get(7)]).toEqual(['old', 'new']);
  });

  it('remembers neither a failure nor a value that is not cacheable', async () => {
    const { cache, answer, loadCount } = buildScenario({
      isCacheable: (value) => value !== 'nobody',
    });
    const failing = cache.get(7);
    answer(0, new Error('no primary'));
    await expect(failing).rejects.toThrow('no primary');
    const unknown = cache.get(7);
    answer(1, 'nobody');
    expect(await unknown).toBe('nobody');
    const known = cache.get(7);
    answer(2, 'somebody');
    expect([await known, await cache.get(7), loadCount()]).toEqual(['somebody', 'somebody', 3]);
  });

  it('forgets the entry that was read longest ago when it is full, and all when cleared', async () => {
    const { cache, answer, loadCount } = buildScenario();
    for (const key of [1, 2, 3]) void cache.get(key);
    void cache.get(3);
    expect(loadCount()).toBe(3);
    void cache.get(1);
    expect(loadCount()).toBe(4);
    cache.clear();
    const reloaded = cache.get(3);
    answer(4, 'again');
    expect([await reloaded, loadCount()]).toEqual(['again', 5]);
  });
});
