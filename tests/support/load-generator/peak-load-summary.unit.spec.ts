import type { CallRecord } from './call-record.ts';
import { exceedingLimit, admittedP99Ms } from './peak-load-summary.ts';

const call = (status: number, ms: number): CallRecord => ({
  op: 'hold',
  userId: 1,
  slotId: 1,
  holdKey: 'k',
  invokedMs: 0,
  endedMs: ms,
  outcome: 'fail',
  status,
  code: '',
  holdId: null,
  responseText: '',
});

describe('latency limit of admitted calls', () => {
  it('ignores shed calls in the p99', () =>
    expect(admittedP99Ms([call(200, 300), call(503, 9_000)])).toBe(300));
  it('accepts a latency at the limit and names one above it', () =>
    expect(exceedingLimit({ healthy: 500, slow: 501 }, 500)).toEqual(['slow 501 ms']));
  it('fails when every first call was shed', () =>
    expect(exceedingLimit({ down: admittedP99Ms([call(503, 1)]) }, 500)).toEqual(['down NaN ms']));
  it('fails when there is no baseline to compare with', () =>
    expect(
      exceedingLimit({ healthy: Number.NaN, down: 10 }, Math.max(500, 2 * Number.NaN)),
    ).toHaveLength(2));
});
