import { createFailureShare, failuresCountedMax, windowMs } from './failure-share.ts';

const countsOf = (
  share: ReturnType<typeof createFailureShare>,
  subject: string | undefined,
  times: number,
): number => Array.from({ length: times }, () => share.counts(subject)).filter(Boolean).length;

describe('failed calls of one customer', () => {
  it('beyond the few that speak for the service, count no more', () => {
    expect(
      countsOf(
        createFailureShare(() => 0),
        '7',
        50,
      ),
    ).toBe(failuresCountedMax);
  });
  it('do not use up those of another', () => {
    const share = createFailureShare(() => 0);
    countsOf(share, '7', 50);
    expect(countsOf(share, '8', 50)).toBe(failuresCountedMax);
  });
  it('of three customers at once, all count: the service is ill', () => {
    const share = createFailureShare(() => 0);
    for (const subject of ['7', '8', '9']) countsOf(share, subject, 50);
    expect(countsOf(share, '7', 50)).toBe(50);
  });
  it('in the next window, count again', () => {
    let nowMs = 0;
    const share = createFailureShare(() => nowMs);
    countsOf(share, '7', 50);
    nowMs = windowMs;
    expect(share.counts('7')).toBe(true);
  });
  it('of nobody known, all count', () => {
    expect(
      countsOf(
        createFailureShare(() => 0),
        undefined,
        50,
      ),
    ).toBe(50);
  });
});
