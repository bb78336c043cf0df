import { createRedisBreaker } from './redis-breaker.ts';

const probeIntervalMs = 1_000;

describe('createRedisBreaker', () => {
  let nowMs: number;
  const createBreaker = () => {
    nowMs = 0;
    return createRedisBreaker({ probeIntervalMs, now: () => nowMs });
  };

  it('allows every request while Redis answers', () => {
    const { allowRequest, recordSuccess } = createBreaker();
    recordSuccess();
    expect([allowRequest(), allowRequest()]).toEqual([true, true]);
  });

  it('allows no request right after a failure', () => {
    const { allowRequest, recordFailure } = createBreaker();
    recordFailure();
    nowMs = probeIntervalMs - 1;
    expect(allowRequest()).toBe(false);
  });

  it('allows one probe after the interval and everybody after a success', () => {
    const { allowRequest, recordFailure, recordSuccess } = createBreaker();
    recordFailure();
    nowMs = probeIntervalMs;
    expect([allowRequest(), allowRequest()]).toEqual([true, false]);
    recordSuccess();
    expect([allowRequest(), allowRequest()]).toEqual([true, true]);
  });

  it('passes an unused probe on to the next request', () => {
    const { allowRequest, recordFailure, releaseProbe } = createBreaker();
    recordFailure();
    nowMs = probeIntervalMs;
    expect(allowRequest()).toBe(true);
    releaseProbe();
    expect([allowRequest(), allowRequest()]).toEqual([true, false]);
  });
});
