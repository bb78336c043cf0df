import { findSlowBreaker } from './breaker-limits.ts';

describe('findSlowBreaker', () => {
  it('accepts a breaker that opens within 3 s and closes within 15 s', () => {
    expect(findSlowBreaker({ openedAfterMs: 3_000, closedAfterMs: 15_000 })).toEqual([]);
  });
  it.each([3_001, Number.POSITIVE_INFINITY, Number.NaN])(
    'finds a breaker that opens after %s ms',
    (openedAfterMs) => {
      expect(findSlowBreaker({ openedAfterMs, closedAfterMs: 0 })).toHaveLength(1);
    },
  );
  it.each([15_001, Number.POSITIVE_INFINITY, Number.NaN])(
    'finds a breaker that closes after %s ms',
    (closedAfterMs) => {
      expect(findSlowBreaker({ openedAfterMs: 0, closedAfterMs })).toHaveLength(1);
    },
  );
});
