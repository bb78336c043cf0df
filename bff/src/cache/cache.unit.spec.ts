import type { Redis } from '@tokri/service-kit/redis';
import { silentLogger } from '@tokri/service-kit/testing';
import { createRateLimiter, type RateLimits } from '../limits/rate-limiter.ts';
import { createHistory } from '../live/history.ts';
import { createCache } from './cache.ts';

const limits: RateLimits = { 'sign-in': 3, staff: 3, write: 3, read: 3, signed: 3, paper: 3 };
const fact = { userId: 7 } as never;

describe('a Redis that is slow', () => {
  let nowMs: number;
  let isSlow: boolean;
  let asked: number;
  const answers = <Answer>(answer: Answer): Promise<Answer> => {
    asked += 1;
    return isSlow ? Promise.reject(new Error('Command timed out')) : Promise.resolve(answer);
  };
  const start = () => {
    [nowMs, isSlow, asked] = [0, true, 0];
    const redis = {
      status: 'ready',
      defineCommand: () => undefined,
      rlflxIncr: () => answers([9, 60_000]),
      eval: () => answers('1-0'),
      xrevrange: () => answers([]),
      xrange: () => answers([]),
    } as unknown as Redis;
    const cache = createCache(redis, () => nowMs);
    return {
      limiter: createRateLimiter({ limits, cache, prefix: 'p.' }),
      history: createHistory({ cache, prefix: 'p.', logger: silentLogger }),
    };
  };

  it('found out by one class of calls, is asked by no other and not by the live history', async () => {
    const { limiter, history } = start();
    expect((await limiter.take('read', 'a')).isAllowed).toBe(true);
    await limiter.take('write', 'a');
    await limiter.take('sign-in', 'b');
    expect(await history.keep(7, 'e', fact)).toBeUndefined();
    expect(await history.after({ userId: 7, isChatStaff: false }, '1-0')).toEqual({
      kind: 'unknown',
      newest: undefined,
    });
    expect(asked).toBe(1);
  });

  it('found out by the live history, is asked by no limit', async () => {
    const { limiter, history } = start();
    await history.keep(7, 'e', fact);
    await limiter.take('read', 'a');
    expect(asked).toBe(1);
  });

  it('that answers one of them again, is asked by all', async () => {
    const { limiter, history } = start();
    await limiter.take('read', 'a');
    [nowMs, isSlow] = [1_000, false];
    expect(await history.keep(7, 'e', fact)).toBe('1-0');
    await limiter.take('write', 'a');
    expect(asked).toBe(3);
  });

  it('that answers that a budget is used up, has answered', async () => {
    const { limiter, history } = start();
    await history.keep(7, 'e', fact);
    [nowMs, isSlow] = [1_000, false];
    expect((await limiter.take('read', 'a')).isAllowed).toBe(false);
    expect(await Promise.all([history.keep(7, 'e', fact), history.keep(7, 'f', fact)])).toEqual([
      '1-0',
      '1-0',
    ]);
  });

  it('not asked for a budget that this process knows as used up, counts neither as well nor as slow for that', async () => {
    const { limiter, history } = start();
    isSlow = false;
    expect((await limiter.take('read', 'a')).isAllowed).toBe(false);
    isSlow = true;
    await history.keep(7, 'e', fact);
    nowMs = 1_000;
    expect((await limiter.take('read', 'a')).isAllowed).toBe(false);
    expect(asked).toBe(2);
    await Promise.all([limiter.take('write', 'a'), history.keep(7, 'e', fact)]);
    expect(asked).toBe(3);
  });
});
