import { backoffDelayMs } from './backoff.ts';

describe('backoffDelayMs', () => {
  const policy = { initialDelayMs: 100, maxDelayMs: 2_000 };

  it('doubles the delay with every failure up to the maximum', () => {
    expect([1, 2, 3, 4, 5, 6, 2_000].map((failures) => backoffDelayMs(policy, failures))).toEqual([
      100, 200, 400, 800, 1_600, 2_000, 2_000,
    ]);
  });
  it('uses the initial delay when nothing failed yet', () =>
    expect(backoffDelayMs(policy, 0)).toBe(100));
  it('takes off a random share of the delay, at most the jitter', () =>
    expect(
      [0, 0.5, 1].map((random) => backoffDelayMs({ ...policy, jitter: 0.25 }, 5, () => random)),
    ).toEqual([1_600, 1_400, 1_200]));
  it('has no jitter unless the policy asks for it', () =>
    expect(backoffDelayMs(policy, 5, () => 1)).toBe(1_600));
});
