import { acquireLease } from '../src/http/operations/idempotency.ts';
import { createIdempotencyStore } from '../src/mongo/index.ts';
import type { LeaseResult, StoredResponse } from '../src/mongo/index.ts';
import { openStore } from './fixture.ts';
import type { Store } from './fixture.ts';

let store: Store;
beforeAll(async () => {
  store = await openStore('idempotency');
});
afterAll(() => store.close());

/** The store answers in real time; only the clock and the renewals are advanced. */
const realTimers = [
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
  'hrtime',
] as const;
const now = new Date('2026-11-21T06:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const storedResponse: StoredResponse = {
  status: 200,
  headers: { 'X-Total-Count': '1' },
  body: '[{"Id":1}]',
};
const mine = (claim: LeaseResult) => {
  if (claim.kind !== 'acquired') throw new Error(`claim is ${claim.kind}`);
  return claim.lease;
};

describe('createIdempotencyStore', () => {
  it('grants one lease to 20 concurrent requests', async () => {
    const keys = createIdempotencyStore(store.connection);
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => keys.acquire('idem:1:op:race', 'h', now)),
    );
    expect(claims.map(({ kind }) => kind).sort()).toEqual([
      'acquired',
      ...Array.from({ length: 19 }, () => 'running'),
    ]);
  });

  it('returns the stored response of a finished key for a day', async () => {
    const keys = createIdempotencyStore(store.connection);
    await mine(await keys.acquire('idem:1:op:done', 'h', now)).finish(storedResponse);
    expect(await keys.acquire('idem:1:op:done', 'h', later(86_399_000))).toEqual({
      kind: 'done',
      response: storedResponse,
    });
    expect((await keys.acquire('idem:1:op:done', 'h', later(86_401_000))).kind).toBe('acquired');
  });

  it('rejects another body for the same key', async () => {
    const keys = createIdempotencyStore(store.connection);
    const lease = mine(await keys.acquire('idem:1:op:body', 'h', now));
    expect((await keys.acquire('idem:1:op:body', 'other', now)).kind).toBe('other-body');
    await lease.finish(storedResponse);
    expect((await keys.acquire('idem:1:op:body', 'other', now)).kind).toBe('other-body');
  });

  it('lets one request take over an expired lease with the allocated id', async () => {
    const keys = createIdempotencyStore(store.connection);
    const dead = mine(await keys.acquire('idem:1:op:crash', 'h', now));
    expect(await dead.allocateId(() => Promise.resolve(41))).toBe(41);
    expect((await keys.acquire('idem:1:op:crash', 'h', later(5_999))).kind).toBe('running');
    const claims = await Promise.all(
      Array.from({ length: 5 }, () => keys.acquire('idem:1:op:crash', 'h', later(6_001))),
    );
    const taken = claims.filter(({ kind }) => kind === 'acquired');
    expect(taken).toHaveLength(1);
    expect(await mine(taken[0] as LeaseResult).allocateId(() => Promise.resolve(42))).toBe(41);
  });

  it('lets the previous owner neither renew, allocate, finish nor release after a takeover', async () => {
    const keys = createIdempotencyStore(store.connection);
    const slow = mine(await keys.acquire('idem:1:op:slow', 'h', now));
    const next = mine(await keys.acquire('idem:1:op:slow', 'h', later(6_001)));
    expect(await slow.renew(later(6_002))).toBe(false);
    await expect(slow.allocateId(() => Promise.resolve(7))).rejects.toThrow('still in progress');
    await expect(slow.finish({ ...storedResponse, body: 'late' })).rejects.toThrow(
      'still in progress',
    );
    await slow.release();
    await next.finish(storedResponse);
    expect(await keys.acquire('idem:1:op:slow', 'h', now)).toEqual({
      kind: 'done',
      response: storedResponse,
    });
  });

  it('keeps the lease of an owner that renews it', async () => {
    const keys = createIdempotencyStore(store.connection);
    const lease = mine(await keys.acquire('idem:1:op:renewed', 'h', now));
    expect(await lease.renew(later(5_000))).toBe(true);
    expect((await keys.acquire('idem:1:op:renewed', 'h', later(10_999))).kind).toBe('running');
    await lease.finish(storedResponse);
    expect((await keys.acquire('idem:1:op:renewed', 'h', later(20_000))).kind).toBe('done');
  });

  it('hands an id over that the previous owner allocated at the moment of the takeover', async () => {
    const keys = createIdempotencyStore(store.connection);
    const slow = mine(await keys.acquire('idem:1:op:overlap', 'h', now));
    const [allocated, taken] = await Promise.allSettled([
      slow.allocateId(() => Promise.resolve(8)),
      keys.acquire('idem:1:op:overlap', 'h', later(6_001)),
    ]);
    if (taken.status !== 'fulfilled') throw taken.reason;
    expect(await mine(taken.value).allocateId(() => Promise.resolve(9))).toBe(
      allocated.status === 'fulfilled' ? 8 : 9,
    );
  });

  it('lets the next request try at once after a release, with the same id', async () => {
    const keys = createIdempotencyStore(store.connection);
    const failed = mine(await keys.acquire('idem:1:op:free', 'h', now));
    await failed.allocateId(() => Promise.resolve(5));
    await failed.release();
    expect(
      await mine(await keys.acquire('idem:1:op:free', 'h', now)).allocateId(() =>
        Promise.resolve(6),
      ),
    ).toBe(5);
  });

  it('deletes keys older than a day', async () => {
    const keys = createIdempotencyStore(store.connection);
    await keys.acquire('idem:1:op:old', 'h', later(-3 * 86_400_000));
    await keys.acquire('idem:1:op:new', 'h', now);
    expect(await keys.sweep(now)).toBe(1);
    expect((await keys.acquire('idem:1:op:new', 'h', now)).kind).toBe('running');
  });
});

/** Starts a request with this key and asks for the key again every second until it is free. */
const secondsUntilTakeover = async (key: string, maxSeconds: number): Promise<number> => {
  const keys = createIdempotencyStore(store.connection);
  jest.useFakeTimers({ doNotFake: [...realTimers] });
  await acquireLease(keys, key, 'h');
  for (let second = 1; second <= maxSeconds; second += 1) {
    jest.advanceTimersByTime(1_000);
    if ((await keys.acquire(key, 'h', new Date())).kind === 'acquired') return second;
  }
  return Number.POSITIVE_INFINITY;
};

describe('acquireLease', () => {
  afterEach(() => jest.useRealTimers());

  it('renews the lease of a slow request, so that no other request takes it over', async () => {
    const secondsOfAnImport = 30;
    expect(await secondsUntilTakeover('idem:1:op:import', secondsOfAnImport)).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it('stops renewing for a request that hangs', async () => {
    expect(await secondsUntilTakeover('idem:1:op:hangs', 50)).toBeLessThanOrEqual(43);
  });

  it('stops renewing after a release', async () => {
    const keys = createIdempotencyStore(store.connection);
    jest.useFakeTimers({ doNotFake: [...realTimers] });
    await mine(await acquireLease(keys, 'idem:1:op:released', 'h')).release();
    expect(jest.getTimerCount()).toBe(0);
  });
});
