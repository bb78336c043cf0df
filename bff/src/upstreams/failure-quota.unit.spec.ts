import { createFailureQuota, maxCountedFailures, windowMs } from './failure-quota.ts';

const countFailures = (
  quota: ReturnType<typeof createFailureQuota>,
  subject: string | undefined,
  times: number,
): number =>
  Array.from({ length: times }, () => quota.recordFailure(subject)).filter(Boolean).length;

describe('createFailureQuota', () => {
  it('counts only the first failures of one caller', () => {
    expect(
      countFailures(
        createFailureQuota(() => 0),
        '7',
        50,
      ),
    ).toBe(maxCountedFailures);
  });
  it('counts callers independently', () => {
    const quota = createFailureQuota(() => 0);
    countFailures(quota, '7', 50);
    expect(countFailures(quota, '8', 50)).toBe(maxCountedFailures);
  });
  it('counts all failures when three callers fail at once', () => {
    const quota = createFailureQuota(() => 0);
    for (const subject of ['7', '8', '9']) countFailures(quota, subject, 50);
    expect(countFailures(quota, '7', 50)).toBe(50);
  });
  it('counts again in the next window', () => {
    let nowMs = 0;
    const quota = createFailureQuota(() => nowMs);
    countFailures(quota, '7', 50);
    nowMs = windowMs;
    expect(quota.recordFailure('7')).toBe(true);
  });
  it('counts all failures of anonymous callers', () => {
    expect(
      countFailures(
        createFailureQuota(() => 0),
        undefined,
        50,
      ),
    ).toBe(50);
  });
});
